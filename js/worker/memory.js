/**
 * Two ways of coming between Pyodide and WebAssembly. Each holds for the next use only.
 */

/**
 * Hands out a module that is compiled already, whatever is to be streamed.
 * @param {WebAssembly.Module} module
 */
export function supply(module) {
  const { instantiate, instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    WebAssembly.instantiateStreaming = instantiateStreaming;
    return { module, instance: await instantiate(module, imports) };
  };
}

/**
 * Calls back with the memory of the next instance that has one, before anybody else sees
 * the instance.
 * @param {(memory: WebAssembly.Memory) => void} tell
 */
export function onMemory(tell) {
  const { instantiate, instantiateStreaming } = WebAssembly;
  /** @param {(...given: any[]) => Promise<any>} plain */
  const heard =
    (plain) =>
    /** @param {unknown[]} given */
    async (...given) => {
      const made = await plain.apply(WebAssembly, given);
      const { memory } = (made.instance ?? made).exports;
      if (memory instanceof WebAssembly.Memory) {
        Object.assign(WebAssembly, { instantiate, instantiateStreaming });
        tell(memory);
      }
      return made;
    };
  Object.assign(WebAssembly, {
    instantiate: heard(instantiate),
    instantiateStreaming: heard(instantiateStreaming),
  });
}
