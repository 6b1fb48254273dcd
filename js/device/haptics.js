/**
 * Short buzzes, where the device can; never the only cue.
 * @typedef {object} Haptics
 * @property {boolean} available whether a switch for it makes sense here
 * @property {(on: boolean) => void} turn off at first
 * @property {() => void} take
 * @property {() => void} accept
 * @property {() => void} refuse
 * @property {() => void} lastSand
 * @property {() => void} lid
 */

/**
 * @param {Partial<Pick<Navigator, "vibrate">>} [device]
 * @returns {Haptics}
 */
export function openHaptics(device = navigator) {
  const available = typeof device.vibrate === "function";
  let isOn = false;
  /** @param {number | number[]} pattern ms on, off, on */
  const buzz = (pattern) => () => {
    if (!isOn) return;
    try {
      device.vibrate?.(pattern);
    } catch {
      // Forbidden by the page's embedder.
    }
  };
  return {
    available,
    turn(on) {
      isOn = on;
    },
    take: buzz(8),
    accept: buzz([12, 30, 12]),
    refuse: buzz([30, 40, 30]),
    lastSand: buzz(10),
    lid: buzz(20),
  };
}
