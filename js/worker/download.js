/**
 * Fetching that tells how it goes: Pyodide keeps the failure of a download to itself, and
 * would be waited for in vain.
 *
 * @typedef {object} Listener
 * @property {(loaded: number) => void} onBytes after each piece, with the bytes so far of
 *   all requests together
 * @property {(error: unknown) => void} onFailure
 */

/**
 * @param {typeof fetch} plain
 * @param {Listener} listener
 * @returns {typeof fetch}
 */
export function watchedFetch(plain, { onBytes, onFailure }) {
  let loaded = 0;
  /** @param {Uint8Array} piece */
  const count = (piece) => {
    loaded += piece.byteLength;
    onBytes(loaded);
  };
  return async (input, how) => {
    try {
      const response = await plain(input, how);
      if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
      if (!response.body) return response;
      const body = watched(response.body.getReader(), count, onFailure);
      return new Response(body, { headers: headersOf(response) });
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
}

/**
 * @param {ReadableStreamDefaultReader<Uint8Array>} reader
 * @param {(piece: Uint8Array) => void} count
 * @param {Listener["onFailure"]} onFailure
 */
function watched(reader, count, onFailure) {
  return new ReadableStream({
    async pull(stream) {
      try {
        const { done, value } = await reader.read();
        if (done) return stream.close();
        count(value);
        stream.enqueue(value);
      } catch (error) {
        onFailure(error);
        stream.error(error);
      }
    },
    cancel: (why) => reader.cancel(why),
  });
}

/**
 * Some hosts do not know WebAssembly's type, and without it the browser refuses to
 * compile it.
 * @param {Response} response
 */
function headersOf({ url, headers: given }) {
  const headers = new Headers(given);
  if (new URL(url).pathname.endsWith(".wasm")) {
    headers.set("content-type", "application/wasm");
  }
  return headers;
}
