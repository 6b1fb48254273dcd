/**
 * A household has tens of thousands of words: checks walk values without copying them.
 *
 * Checks for values that come from outside: a database, a file. A check answers null
 * for a sound value, else the path of the first field at fault ("" is the value itself).
 * @typedef {(value: unknown) => string | null} Check
 * @typedef {Readonly<Record<string, Check>>} Fields
 */

/**
 * @param {(value: unknown) => boolean} isSound
 * @returns {Check}
 */
const when = (isSound) => (value) => (isSound(value) ? null : "");

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @type {Check} */
export const flag = when((value) => typeof value === "boolean");

/** A number from 0 to 1. @type {Check} */
export const share = when(
  (value) => typeof value === "number" && value >= 0 && value <= 1,
);

/**
 * A whole number from 0 to `most`.
 * @param {number} [most]
 * @returns {Check}
 */
export const whole = (most = Number.MAX_SAFE_INTEGER) =>
  when(
    (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most,
  );

/** A whole number of either sign. @type {Check} */
export const integer = when((value) => Number.isSafeInteger(value));

/**
 * @param {readonly (string | number)[]} choices
 * @returns {Check}
 */
export const oneOf = (choices) =>
  when((value) => choices.some((choice) => choice === value));

/**
 * Text of at most `most` UTF-16 units that fits the pattern.
 * @param {number} most
 * @param {RegExp} [pattern]
 * @returns {Check}
 */
export const text = (most, pattern = /^/) =>
  when(
    (value) => typeof value === "string" && value.length <= most && pattern.test(value),
  );

/** The id of a record, as `roundId` makes it. @type {Check} */
export const uuid = text(36, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** A date as `Date.toISOString` writes it, so that order of text is order of time. */
export const isoDate = when(
  (value) =>
    typeof value === "string" &&
    /^\d{4}-/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString() === value,
);

/** A day of the calendar, YYYY-MM-DD. @type {Check} */
export const calendarDay = (value) =>
  typeof value === "string" && /^[\d-]{10}$/.test(value)
    ? isoDate(`${value}T00:00:00.000Z`)
    : "";

/**
 * @param {Check} check
 * @returns {Check}
 */
export const maybe = (check) => (value) => (value === null ? null : check(value));

/**
 * @param {Check} check
 * @param {number} most
 * @returns {Check}
 */
export const listOf = (check, most) => (value) => {
  if (!Array.isArray(value) || value.length > most) return "";
  for (let i = 0; i < value.length; i++) {
    const fault = check(value[i]);
    if (fault !== null) return within(String(i), fault);
  }
  return null;
};

/**
 * Fields of these names and no others, all of them present but the optional ones.
 * @param {Fields} fields
 * @param {Fields} [optional]
 * @returns {Check}
 */
export const record = (fields, optional = {}) => {
  const known = someOf({ ...fields, ...optional });
  const names = Object.keys(fields);
  return (value) => {
    const fault = known(value);
    if (fault !== null || !isRecord(value)) return fault;
    return names.find((name) => !Object.hasOwn(value, name)) ?? null;
  };
};

/**
 * Fields of these names, all of them present, beside others that are not looked at.
 * @param {Fields} fields
 * @returns {Check}
 */
export const including = (fields) => (value) => {
  if (!isRecord(value)) return "";
  for (const [name, check] of Object.entries(fields)) {
    const fault = check(value[name]);
    if (fault !== null) return within(name, fault);
  }
  return null;
};

/**
 * Fields of these names and no others, any of them missing. An own field named like a
 * part of the prototype is a stranger as well.
 * @param {Fields} fields
 * @returns {Check}
 */
export const someOf = (fields) => (value) => {
  if (!isRecord(value)) return "";
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name)) return name;
    const fault = fields[name]?.(value[name]) ?? null;
    if (fault !== null) return within(name, fault);
  }
  return null;
};

/** @param {string} name @param {string} fault */
function within(name, fault) {
  return fault ? `${name}.${fault}` : name;
}
