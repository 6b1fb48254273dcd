// Watches a finger from inside the page. `rings` gets a pair for each move of the pointer
// that changed the rings: ms from the page's hearing of the move, and from the browser's
// own time of it, to the end of the frame in which the marks were painted. A task posted
// from a frame's last callback runs when that frame's picture has been handed over.
// `frames` gets the ms between frames.
(() => {
  const watch = { rings: [], frames: [] };
  globalThis.watch = watch;
  const channel = new MessageChannel();
  let isChanged = false;
  let moves = [];
  let drawn = [];
  channel.port1.onmessage = () => {
    const end = performance.now();
    for (const { heard, made } of drawn) watch.rings.push([end - heard, end - made]);
    drawn = [];
  };
  const cells = document.querySelector(".cells");
  if (cells) {
    // The labels change in the very callback that paints the marks.
    new MutationObserver(() => {
      isChanged = true;
    }).observe(cells, { attributeFilter: ["aria-label"], subtree: true });
  }
  addEventListener(
    "pointermove",
    ({ timeStamp }) => moves.push({ heard: performance.now(), made: timeStamp }),
    { capture: true },
  );
  let last = null;
  const tick = (moment) => {
    if (last !== null) watch.frames.push(moment - last);
    last = moment;
    requestAnimationFrame(tick);
    if (isChanged) {
      drawn = moves;
      channel.port2.postMessage(null);
    }
    isChanged = false;
    moves = [];
  };
  requestAnimationFrame(tick);
})()
