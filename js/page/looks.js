/**
 * Which looks the player may choose from, and the rows to choose in.
 *
 * @import { LookKind, Looks } from "../store/looks.js"
 * @import { App } from "./app.js"
 */
import { itemOf, LOOKS, usable } from "../store/looks.js";
import { ownedBy } from "../store/profile.js";
import { choiceRow } from "../ui/choices.js";
import { LOOK_NAMES } from "../ui/words.js";

/** The items of the active profile. A store that fails owns nothing. @param {App} app */
export async function ownedLooks({ store, settings }) {
  const { profile } = settings.current();
  return ownedBy(profile ? await store.profile(profile).catch(() => null) : null);
}

/**
 * @param {App} app
 * @param {LookKind} kind
 * @param {ReadonlySet<string>} owned
 * @param {(item: string) => unknown} [sample] of a look, by what the store calls it
 */
export function lookRow({ settings }, kind, owned, sample) {
  const chosen = settings.current()[kind];
  // What is in use is to be seen, also while it is not yet known what is owned.
  const may = new Set([...usable(kind, owned), chosen]);
  const { label, of } = LOOK_NAMES[kind];
  return choiceRow({
    name: kind,
    label,
    choices: LOOKS[kind]
      .filter((look) => may.has(look))
      .map((value) => ({
        value,
        label: of[value] ?? "",
        sample: sample?.(itemOf(kind, value)),
      })),
    chosen,
    choose: (look) => settings.change(/** @type {Partial<Looks>} */ ({ [kind]: look })),
  });
}
