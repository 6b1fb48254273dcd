/**
 * Whole days by the device's calendar. They are counted by their names, so that an hour
 * set forward or back loses none.
 */

const DAY = 86_400_000;

/** @param {string | number} moment @returns {number} */
export function dayOf(moment) {
  const date = new Date(moment);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}
