/**
 * The only scripts that the page starts besides its own. Where the browser knows Trusted
 * Types it starts no others, whatever the page asks for.
 *
 * @param {readonly string[]} addresses
 * @param {TrustedTypePolicyFactory | undefined} [types] missing in some browsers
 * @returns {(address: string) => string} gives what may be started
 */
export function trustedScripts(
  addresses,
  types = /** @type {{trustedTypes?: TrustedTypePolicyFactory}} */ (globalThis)
    .trustedTypes,
) {
  /** @param {string} address */
  const createScriptURL = (address) => {
    if (addresses.includes(address)) return address;
    throw new TypeError(`${address} is not a script of ours`);
  };
  const policy = types?.createPolicy("lexigrid", { createScriptURL });
  return policy ? (address) => policy.createScriptURL(address) : createScriptURL;
}
