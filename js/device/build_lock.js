/**
 * Tells the service worker, for as long as this page is open, that a page of this build
 * still needs its files.
 * @param {string} build
 * @param {Pick<LockManager, "request"> | undefined} [locks]
 */
export function holdBuild(build, locks = navigator.locks) {
  locks
    ?.request(
      `lexigrid-build-${build}`,
      { mode: "shared" },
      () => new Promise(() => {}),
    )
    .catch(console.info);
}
