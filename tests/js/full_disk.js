/** A browser that is out of room. */

/**
 * Nothing can be written until the mocks of the test are restored.
 * @param {import("node:test").TestContext} t
 */
export function fillDisk(t) {
  t.mock.method(globalThis.IDBObjectStore.prototype, "put", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
}
