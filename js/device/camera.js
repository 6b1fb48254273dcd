/**
 * Reading a QR code by the camera, or from a picture. Where the browser has no reader of
 * its own, one is fetched when it is first needed.
 *
 * The camera is on only while somebody looks through it, or holds it for a moment:
 * browsers tell a page the device's own addresses only while it may use the camera, and
 * connections without a server need those.
 *
 * @typedef {"insecure" | "none" | "refused" | "busy"} NoCamera
 * @typedef {{state: "on", release: () => void} | {state: NoCamera, release: () => void}} Hold
 * @typedef {"found" | "closed" | "no_reader" | NoCamera} Outcome of a look through the camera
 * @typedef {{outcome: Outcome, text: string}} Seen `text` is empty unless something is found
 *
 * @typedef {object} Look
 * @property {Promise<Seen>} seen
 * @property {() => void} close at any time, even before the camera is on
 *
 * @typedef {object} Camera
 * @property {() => Promise<Hold>} hold asks the player; to be released
 * @property {(video: HTMLVideoElement, isWanted?: (text: string) => boolean) => Look} look
 *   until a wanted text is seen, or somebody closes it, or the page is hidden
 * @property {(picture: Blob) => Promise<string | null>} read null: no code in it
 *
 * @typedef {{data: Uint8ClampedArray, width: number, height: number}} Frame
 * @typedef {(image: CanvasImageSource, size: {width: number, height: number}) =>
 *   Promise<string | null>} Reader
 *
 * @typedef {object} Parts of the browser
 * @property {Pick<MediaDevices, "getUserMedia"> | undefined} devices
 * @property {Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">} page
 * @property {(image: CanvasImageSource, width: number, height: number) => Frame} frameOf
 * @property {(picture: Blob) => Promise<ImageBitmap>} bitmapOf
 * @property {() => Promise<((image: CanvasImageSource) => Promise<string | null>) | null>}
 *   ownReader the browser's; null: it has none
 * @property {() => Promise<{decodeQR: (frame: Frame) => string}>} decoder
 * @property {(ms: number) => Promise<void>} pause
 */

/** Between two looks, ms: codes are held still. */
const PACE = 150;
/** Sides of what a reader of ours looks at: large enough for 60 modules, soon done. */
const VIEW = 720;
const PICTURE = 1600;

const WISHES = {
  video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
  audio: false,
};

/**
 * @param {Parts} [parts]
 * @returns {Camera}
 */
export function openCamera(parts = browserParts()) {
  const reader = makeReader(parts);
  return {
    async hold() {
      const stream = await turnOn(parts.devices);
      if (typeof stream === "string") return { state: stream, release: () => {} };
      return { state: "on", release: () => turnOff(stream) };
    },
    look: (video, isWanted = () => true) => look(parts, reader, { video, isWanted }),
    async read(picture) {
      const bitmap = await parts.bitmapOf(picture).catch(() => null);
      if (!bitmap) return null;
      try {
        return await (await reader(PICTURE))(bitmap, bitmap);
      } finally {
        bitmap.close();
      }
    },
  };
}

/**
 * @param {Parts} parts
 * @param {(side: number) => Promise<Reader>} reader
 * @param {{video: HTMLVideoElement, isWanted: (text: string) => boolean}} what
 * @returns {Look}
 */
function look(parts, reader, { video, isWanted }) {
  const closing = new AbortController();
  const { signal } = closing;
  const close = () => closing.abort();
  const hidden = () => {
    if (parts.page.visibilityState === "hidden") close();
  };
  parts.page.addEventListener("visibilitychange", hidden);

  async function seen() {
    const stream = await turnOn(parts.devices);
    if (typeof stream === "string") return told(stream);
    try {
      if (signal.aborted) return told("closed");
      const read = await reader(VIEW).catch(() => null);
      if (!read) return told("no_reader");
      // Closing ends the light at once, not after the frame that is being read.
      signal.addEventListener("abort", () => turnOff(stream));
      for (const track of stream.getTracks()) track.addEventListener("ended", close);
      video.srcObject = stream;
      await video.play().catch(() => {});
      return await firstIn(video, { read, isWanted, signal, pause: parts.pause });
    } finally {
      turnOff(stream);
      if (video.srcObject === stream) video.srcObject = null;
    }
  }
  return {
    seen: seen().finally(() =>
      parts.page.removeEventListener("visibilitychange", hidden),
    ),
    close,
  };
}

/**
 * @param {HTMLVideoElement} video
 * @param {{read: Reader, isWanted: (text: string) => boolean, signal: AbortSignal,
 *   pause: (ms: number) => Promise<void>}} how
 * @returns {Promise<Seen>}
 */
async function firstIn(video, { read, isWanted, signal, pause }) {
  while (!signal.aborted) {
    const size = { width: video.videoWidth, height: video.videoHeight };
    // Until the first picture comes there is nothing to look at.
    const text = size.width ? await read(video, size).catch(() => null) : null;
    if (text !== null && !signal.aborted && isWanted(text)) {
      return { outcome: "found", text };
    }
    if (!signal.aborted) await pause(PACE);
  }
  return told("closed");
}

/** @param {Outcome} outcome @returns {Seen} */
function told(outcome) {
  return { outcome, text: "" };
}

/**
 * @param {Parts["devices"]} devices
 * @returns {Promise<MediaStream | NoCamera>}
 */
async function turnOn(devices) {
  // Browsers hide the cameras from pages that came by a line that others can read.
  if (!devices) return "insecure";
  try {
    return await devices.getUserMedia(WISHES);
  } catch (error) {
    return reasonOf(error);
  }
}

/** @param {unknown} error @returns {NoCamera} */
function reasonOf(error) {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotReadableError" || name === "AbortError") return "busy";
  return "none";
}

/** @param {MediaStream} stream */
function turnOff(stream) {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * @param {Parts} parts
 * @returns {(side: number) => Promise<Reader>} `side`: the longest of what ours looks at
 */
function makeReader({ ownReader, decoder, frameOf }) {
  return async (side) => {
    const own = await ownReader().catch(() => null);
    if (own) return own;
    const { decodeQR } = await decoder();
    return async (image, { width, height }) => {
      const scale = Math.min(1, side / Math.max(width, height));
      const [w, h] = [width, height].map((one) => Math.max(1, Math.round(one * scale)));
      const frame = frameOf(image, w ?? 1, h ?? 1);
      try {
        return decodeQR(frame);
      } catch {
        return null; // it throws when it sees none
      }
    };
  };
}

/** @returns {Parts} */
function browserParts() {
  const canvas = document.createElement("canvas");
  return {
    devices: navigator.mediaDevices,
    page: document,
    frameOf(image, width, height) {
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      if (!pen) throw new Error("no canvas");
      pen.drawImage(image, 0, 0, width, height);
      return pen.getImageData(0, 0, width, height);
    },
    bitmapOf: (picture) => createImageBitmap(picture),
    ownReader,
    decoder: () => import("qr/decode.js"),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** Chromium has one on some systems, Safari behind a switch. @type {Parts["ownReader"]} */
async function ownReader() {
  if (typeof BarcodeDetector === "undefined") return null;
  const formats = await BarcodeDetector.getSupportedFormats();
  if (!formats.includes("qr_code")) return null;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (image) => (await detector.detect(image))[0]?.rawValue ?? null;
}
