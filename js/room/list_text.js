/**
 * A seat's list as it is sealed: items in order of time, parted by single blanks,
 * `4210:10-11-6` for a path and `5000=stone` for a written word.
 *
 * @typedef {{at: number, move: string}} Item `move` as the engine's log has it
 */

const AT = "(?:0|[1-9]\\d{0,9})";
const CELL = "(?:0|[1-9]\\d?)";
const ITEM = `${AT}(?::${CELL}(?:-${CELL}){0,24}|=[a-z]{1,26})`;

/** So many that the log of eight lists, each said twice, can be kept. */
export const MOST_ITEMS = 400;

export const LIST = new RegExp(`^(?:${ITEM}(?: ${ITEM}){0,${MOST_ITEMS - 1}})?$`);

/** Longer lists do not fit an entry; nobody claims so much in a glass. */
export const LONGEST_LIST = 11_900;

/**
 * @param {string} list
 * @returns {Item[]}
 */
export function itemsOf(list) {
  if (list === "") return [];
  return list.split(" ").map((item) => {
    const at = Number.parseInt(item, 10);
    const said = item.slice(String(at).length + 1);
    return { at, move: `${item.includes("=") ? "write" : "claim"} ${said}` };
  });
}

/**
 * @param {readonly Item[]} items claims as the log of a hunt has them
 * @returns {string} as many as an entry holds
 */
export function listOf(items) {
  let list = "";
  for (const { at, move } of items.slice(0, MOST_ITEMS)) {
    const [verb, said = ""] = move.split(" ");
    const item = `${at}${verb === "write" ? "=" : ":"}${said}`;
    if (list.length + item.length >= LONGEST_LIST) break;
    list += list ? ` ${item}` : item;
  }
  return list;
}
