/**
 * Whoever does not answer is not waited for.
 * @template T
 * @param {number} patience ms
 * @param {Promise<T>} answer
 * @returns {Promise<T>} rejected when the answer takes longer
 */
export async function within(patience, answer) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const silence = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("there is no answer")), patience);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
