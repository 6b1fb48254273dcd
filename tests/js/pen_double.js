/** A pen that writes down what it was asked to do, for drawing without a canvas. */
export function penDouble(scale = 1) {
  const calls = [];
  const gradient = () => ({ addColorStop() {} });
  const answers = {
    getTransform: () => ({ a: scale, b: 0 }),
    measureText: () => ({ actualBoundingBoxLeft: -1, actualBoundingBoxRight: 9 }),
    createLinearGradient: gradient,
    createRadialGradient: gradient,
    createConicGradient: gradient,
  };
  const state = { canvas: { width: 100, height: 100 } };
  const pen = new Proxy(state, {
    get: (target, name) => {
      if (name in target) return target[name];
      return (...args) => {
        calls.push([name, ...args]);
        return answers[name]?.(...args);
      };
    },
  });
  const asked = (name) => calls.filter(([call]) => call === name);
  return { pen, calls, asked };
}

/** Node has no canvas: pictures are drawn by such pens too, and kept nowhere. */
globalThis.OffscreenCanvas = class {
  constructor(width, height) {
    Object.assign(this, { width, height });
  }

  getContext() {
    return penDouble().pen;
  }
};
