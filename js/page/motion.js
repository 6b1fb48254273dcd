/** Whether the player has asked for little motion. */
export function isReduced() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * A word flies from the slot to its line in the list, its letters hopping one after
 * another.
 * @param {string} word
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
export function flyWord(word, from, to) {
  const flight = document.createElement("div");
  flight.className = "flight";
  flight.setAttribute("aria-hidden", "true");
  flight.style.left = `${from.left}px`;
  flight.style.top = `${from.top}px`;
  const letters = [...word].map((letter) => {
    const part = document.createElement("span");
    part.textContent = letter;
    return part;
  });
  flight.append(...letters);
  document.body.append(flight);
  letters.forEach((part, i) => {
    part.animate(
      [{ translate: "0 0" }, { translate: "0 -7px" }, { translate: "0 0" }],
      {
        duration: 160,
        delay: i * HOP_APART,
      },
    );
  });
  const way = `${to.left - from.left}px ${to.top - from.top}px`;
  const fall = flight.animate(
    [
      { translate: "0 0", scale: 1, opacity: 1 },
      { translate: way, scale: 0.56, opacity: 0.4 },
    ],
    { duration: 320, delay: 90, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
  );
  fall.finished.catch(() => {}).then(() => flight.remove());
}

const HOP_APART = 30;

/** The fade that stands for a shake where motion is unwelcome, ms. */
const FADE = 150;

/** @param {HTMLElement} element @returns {Promise<void>} */
export async function fadeIn(element) {
  const fade = element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  await fade.finished.catch(() => {});
}

/** A picture comes round by a quarter. @param {Iterable<Element>} canvases */
export function turnAround(canvases) {
  const way = [{ rotate: "-90deg" }, { rotate: "0deg" }];
  const pace = { duration: 240, easing: "cubic-bezier(.2,.8,.2,1)" };
  for (const canvas of canvases) canvas.animate(way, pace);
}

/** Up, and tipped away. @param {HTMLElement} lid @returns {Promise<void>} */
export async function liftLid(lid) {
  const away = isReduced()
    ? { opacity: 0 }
    : { translate: "0 -46%", rotate: "-9deg", scale: 1.04, opacity: 0 };
  const pace = {
    duration: isReduced() ? 150 : 520,
    easing: "cubic-bezier(.2,.8,.2,1)",
  };
  await lid.animate([{ opacity: 1 }, away], { ...pace, fill: "forwards" }).finished;
}

/**
 * Words are struck by pencil, one after another; a press anywhere skips the rest.
 * @param {Iterable<Element>} words
 * @returns {() => void} skips
 */
export function strikeOut(words) {
  const strokes = [...words].map((word, i) =>
    word.animate([{ scale: "0 1" }, { scale: "1 1" }], {
      duration: 180,
      delay: i * 60,
      fill: "backwards",
      pseudoElement: "::after",
    }),
  );
  const skip = () => {
    for (const stroke of strokes) stroke.finish();
  };
  addEventListener("pointerdown", skip, { once: true });
  return () => {
    removeEventListener("pointerdown", skip);
    skip();
  };
}

/** No: two short shakes. @param {HTMLElement} element */
export function shakeHead(element) {
  if (isReduced()) return;
  const ways = [0, 5, -5, 4, -3, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(ways, { duration: 220 });
}
