// Asks a thread of the site's own kind, one request after another; gives the ms of each.
async ({ seeds, rounds }) => {
  const thread = new Worker(bench.thread, { type: "module" });
  const heard = (isIt) =>
    new Promise((resolve) => {
      thread.addEventListener("message", function hear({ data }) {
        if (!isIt(data)) return;
        thread.removeEventListener("message", hear);
        resolve(data);
      });
    });
  await heard((data) => data.kind === "ready");

  let id = 0;
  const ask = async (request) => {
    id += 1;
    const text = JSON.stringify({ id, ...request });
    const began = performance.now();
    const reply = heard((data) => typeof data === "string");
    thread.postMessage(text);
    const { ok } = JSON.parse(await reply);
    return { ok, ms: performance.now() - began };
  };
  const shake = (size, seed) =>
    ask({ verb: "new", game: "hunt", options: { size }, seats: 1, seed });
  const play = (session, at, move) => ask({ verb: "play", session, seat: 1, at, move });

  const grids = [];
  for (const seed of seeds) {
    const { ok, ms } = await shake(5, seed);
    grids.push(ms);
    await ask({ verb: "close", session: ok.session });
  }
  const claims = [];
  for (const { seed, moves } of rounds) {
    const { session } = (await shake(4, seed)).ok;
    await play(session, 0, "turn");
    let at = 0;
    for (const move of moves) {
      at += 1000;
      const { ok, ms } = await play(session, at, move);
      if (ok.view.claims.at(-1).at !== at) throw new Error(`${move} was not accepted`);
      claims.push(ms);
    }
    await ask({ verb: "close", session });
  }
  thread.terminate();
  return { grids, claims };
}
