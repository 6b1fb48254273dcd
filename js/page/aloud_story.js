/**
 * Reading aloud (C5): what has been read and crossed off after so many words.
 *
 * @import { ListedWord, ReadWord, Reveal } from "../protocol.js"
 *
 * @typedef {object} Line a word on a list, as it stands now
 * @property {string} word
 * @property {"unread" | "kept" | "crossed" | "struck"} state
 * @property {number[]} others seats on whose lists it is crossed off too
 * @property {ListedWord} listed
 */

/**
 * @param {Reveal} reveal
 * @param {number} seat
 * @param {number} read words read by now
 * @returns {Line[]} in the order of writing
 */
export function linesOf({ lists, reading }, seat, read) {
  const done = reading.slice(0, read);
  const own = lists.find((list) => list.seat === seat)?.words ?? [];
  return own.map((listed) => {
    const { word } = listed;
    const crossing = done.find(
      (one) => one.word === word && one.crossed.includes(seat),
    );
    const isRead = done.some((one) => one.word === word && one.seat === seat);
    const others = listed.others.filter((other) => crossing?.crossed.includes(other));
    return { word, listed, others, state: stateOf(listed, crossing, isRead) };
  });
}

/**
 * @param {ListedWord} listed
 * @param {ReadWord | undefined} crossing
 * @param {boolean} isRead
 * @returns {Line["state"]}
 */
function stateOf({ struck }, crossing, isRead) {
  if (crossing) return struck ? "struck" : "crossed";
  return isRead ? "kept" : "unread";
}

/**
 * The word read last, as it stands on its reader's list.
 * @param {Reveal} reveal
 * @param {number} read
 * @returns {{read: ReadWord, listed: ListedWord} | null} null: nothing is read yet
 */
export function lastRead({ lists, reading }, read) {
  const last = reading[read - 1];
  const list = lists.find(({ seat }) => seat === last?.seat);
  const listed = list?.words.find(({ word }) => word === last?.word);
  return last && listed ? { read: last, listed } : null;
}
