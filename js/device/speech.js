/**
 * Speaks a word, where the browser has a voice.
 *
 * @typedef {object} Speech
 * @property {boolean} available
 * @property {(word: string) => void} say in place of what is being said
 * @property {() => void} hush
 */

/**
 * @param {{speechSynthesis?: SpeechSynthesis}} page
 * @returns {Speech}
 */
export function openSpeech(page) {
  const voice = page.speechSynthesis;
  return {
    available: voice !== undefined,
    say(word) {
      voice?.cancel();
      const told = new SpeechSynthesisUtterance(word);
      told.lang = "en";
      voice?.speak(told);
    },
    hush: () => voice?.cancel(),
  };
}
