/**
 * Text goes into a file among the player's own.
 * @param {string} text
 * @param {string} name
 * @param {string} type
 */
export function download(text, name, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers fetch the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
