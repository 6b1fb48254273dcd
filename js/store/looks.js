/**
 * How tiles, boards and hourglasses may look: some looks are free, the others are bought
 * with credits (T21). What they cost is the engine's to tell.
 *
 * @typedef {"bone" | "slate" | "white" | "walnut" | "sea" | "rose"} TileStyle
 * @typedef {"enamel" | "harbour" | "plum"} BoardStyle
 * @typedef {"brass" | "silver" | "copper"} GlassStyle
 * @typedef {{tiles: TileStyle, board: BoardStyle, glass: GlassStyle}} Looks
 * @typedef {keyof Looks} LookKind
 */

/** Every look of a kind, those that are free first. */
export const LOOKS = Object.freeze({
  tiles: /** @type {readonly TileStyle[]} */ (
    Object.freeze(["bone", "slate", "white", "walnut", "sea", "rose"])
  ),
  board: /** @type {readonly BoardStyle[]} */ (
    Object.freeze(["enamel", "harbour", "plum"])
  ),
  glass: /** @type {readonly GlassStyle[]} */ (
    Object.freeze(["brass", "silver", "copper"])
  ),
});

export const KINDS = /** @type {readonly LookKind[]} */ (Object.keys(LOOKS));

/** How many of a kind are free: three tile styles (X25), and what the tables came with. */
const FREE = Object.freeze({ tiles: 3, board: 1, glass: 1 });

/** What the store calls a look. @param {LookKind} kind @param {string} look */
export const itemOf = (kind, look) => `${kind}-${look}`;

/** Everything that the store sells. */
export const ITEMS = KINDS.flatMap((kind) =>
  LOOKS[kind].slice(FREE[kind]).map((look) => itemOf(kind, look)),
);

/** A look by what the store calls it. @param {string} item */
export function lookOf(item) {
  const [kind = "", look = ""] = item.split("-");
  return { kind: /** @type {LookKind} */ (kind), look };
}

/**
 * The looks of a kind that may be used.
 * @template {LookKind} K
 * @param {K} kind
 * @param {ReadonlySet<string>} owned items
 * @returns {Looks[K][]}
 */
export function usable(kind, owned) {
  const all = /** @type {readonly Looks[K][]} */ (LOOKS[kind]);
  return all.filter((look, i) => i < FREE[kind] || owned.has(itemOf(kind, look)));
}

/**
 * These looks, and where one may not be used, the first that is free.
 * @param {Looks} wanted
 * @param {ReadonlySet<string>} owned items
 * @returns {Looks}
 */
export function fitting(wanted, owned) {
  /** @template {LookKind} K @param {K} kind @returns {Looks[K]} */
  const one = (kind) => {
    const [first, ...more] = usable(kind, owned);
    return more.includes(wanted[kind]) || !first ? wanted[kind] : first;
  };
  return { tiles: one("tiles"), board: one("board"), glass: one("glass") };
}
