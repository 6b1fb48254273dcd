/** What build.py puts into the bundles. Paths are relative to the bundle's own file. */
interface Build {
  /** Twelve hexadecimal digits of the digest of everything the site is made from. */
  id: string;
  version: string;
  /** The engine's wheel, with the packed word lists inside. */
  engine: string;
  /** The folder of Pyodide's files, with a slash at the end. */
  pyodide: string;
  /** How much `fetch` brings the worker on a first visit, in bytes, unpacked. */
  bytes: number;
  /** The memory snapshot: its file, and the bytes and SHA-256 of the whole. */
  snapshot: { url: string; bytes: number; sha256: string };
}

declare const __BUILD__: Build;

/** The worker's script: known to the page only. */
declare const __WORKER__: string;

/** The style of the friends' screens: known to the page only. */
declare const __FRIENDS_STYLE__: string;

/** The style of the screens of credits: known to the page only. */
declare const __CREDITS_STYLE__: string;

/** The style of the crossword's screens: known to the page only. */
declare const __TILES_STYLE__: string;

/** Digests of words and rules of the rounds between friends, as `boot` tells them. */
declare const __DIGESTS__: { words: string; hunt: string; classic: string };

/** A file as the service worker knows it; `revision` is null where the name has a digest. */
interface BuiltFile {
  url: string;
  revision: string | null;
  integrity: string;
}

/** All built files but the service worker, to which alone they are known. */
declare const __FILES__: {
  /** What every visit needs. */
  first: BuiltFile[];
  /** What is needed when something is amiss, or is read by few. */
  later: BuiltFile[];
};
