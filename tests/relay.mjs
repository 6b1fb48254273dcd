/**
 * A Nostr relay for the tests, with nothing kept: `node tests/relay.mjs 7777` says
 * "ready 7777" when it listens; port 0 takes one that is free, and a second argument is
 * the address to listen on. A test in the same process calls `startRelay`.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(new URL("../js/package.json", import.meta.url));
const { EventRepository, LogLevel } = require("@nostr-relay/common");
const { NostrRelay } = require("@nostr-relay/core");
const { WebSocketServer } = require("ws");

const LONGEST_FRAME = 65_536;

/** Ephemeral events never come here. */
class Nothing extends EventRepository {
  isSearchSupported = () => false;
  upsert = () => ({ isDuplicate: false });
  find = () => [];
  destroy = async () => {};
}

/** @returns whether the frame is one that the relay can be handed */
function isFrame(frame) {
  return Array.isArray(frame) && ["EVENT", "REQ", "CLOSE"].includes(frame[0]);
}

/**
 * @param {number} port 0: one that is free
 * @param {(frame: unknown[]) => void} [heard] told of each frame
 * @param {string} [host]
 */
export async function startRelay(port = 0, heard = () => {}, host = "127.0.0.1") {
  const relay = new NostrRelay(new Nothing(), {
    logLevel: LogLevel.ERROR,
    filterResultCacheTtl: 0,
  });
  const server = new WebSocketServer({
    host,
    port,
    maxPayload: LONGEST_FRAME,
  });
  server.on("connection", (socket) => {
    relay.handleConnection(socket);
    socket.on("error", () => {});
    socket.on("close", () => relay.handleDisconnect(socket));
    socket.on("message", (data) => {
      let frame = null;
      try {
        frame = JSON.parse(String(data));
      } catch {
        return;
      }
      if (!isFrame(frame)) return;
      heard(frame);
      relay.handleMessage(socket, frame).catch(() => {});
    });
  });
  await new Promise((resolve, reject) => {
    server.on("listening", resolve);
    server.on("error", reject);
  });
  return {
    port: server.address().port,
    address: `ws://${host}:${server.address().port}`,
    /** Cuts every connection; the port stays open. */
    cut() {
      for (const socket of server.clients) socket.terminate();
    },
    async stop() {
      for (const socket of server.clients) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  let frames = 0;
  const count = () => {
    frames += 1;
  };
  const relay = await startRelay(Number(process.argv[2] ?? 0), count, process.argv[3]);
  console.log(`ready ${relay.port}`);
  process.on("SIGTERM", () => {
    console.log(`frames ${frames}`);
    process.exit(0);
  });
}
