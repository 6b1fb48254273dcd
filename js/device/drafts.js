/**
 * What somebody is typing, for as long as the tab lives: it survives a reload, and is
 * nobody else's to see. What comes out may be anything.
 *
 * @import { Check } from "../store/shape.js"
 * @typedef {object} Drafts
 * @property {(name: string, fault: Check) => unknown} read null unless the check has no
 *   complaint
 * @property {(name: string, draft: unknown) => void} keep
 */

/**
 * @param {() => Storage} [open] the mere mention may throw where site data are forbidden
 * @returns {Drafts}
 */
export function openDrafts(open = () => sessionStorage) {
  return {
    read(name, fault) {
      try {
        const draft = JSON.parse(open().getItem(`lexigrid ${name}`) ?? "null");
        return fault(draft) === null ? draft : null;
      } catch {
        return null;
      }
    },
    keep(name, draft) {
      try {
        open().setItem(`lexigrid ${name}`, JSON.stringify(draft));
      } catch {
        // Then it lives on this page only.
      }
    },
  };
}
