/** Browsers throw at these, too. */
function refuse(isBad, what, args) {
  if (isBad) throw new RangeError(`${what}(${args.join(", ")})`);
}

const gradient =
  (what, radii) =>
  (...args) => {
    refuse(!args.every(Number.isFinite), what, args);
    refuse(
      radii.some((at) => args[at] < 0),
      what,
      args,
    );
    return {
      addColorStop: (at) => refuse(!(at >= 0 && at <= 1), "addColorStop", [at]),
    };
  };

const isEmpty = ({ width, height }) => !(width > 0 && height > 0);

/**
 * A pen that writes down what it was asked to do, for drawing without a canvas. It refuses
 * what a canvas refuses: negative radii, gradients from nowhere, pictures without a dot.
 */
export function penDouble(scale = 1) {
  const calls = [];
  const answers = {
    getTransform: () => ({ a: scale, b: 0 }),
    measureText: () => ({ actualBoundingBoxLeft: -1, actualBoundingBoxRight: 9 }),
    createLinearGradient: gradient("createLinearGradient", []),
    createRadialGradient: gradient("createRadialGradient", [2, 5]),
    createConicGradient: gradient("createConicGradient", []),
    arc: (...args) => refuse(args[2] < 0, "arc", args),
    ellipse: (...args) => refuse(args[2] < 0 || args[3] < 0, "ellipse", args),
    drawImage: (image) => refuse(isEmpty(image), "drawImage", [image]),
    createPattern: (image) => {
      refuse(isEmpty(image), "createPattern", [image]);
      return { setTransform() {} };
    },
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

/** Node has neither canvas nor matrix: pictures are drawn by such pens too, and kept nowhere. */
globalThis.OffscreenCanvas = class {
  constructor(width, height) {
    Object.assign(this, { width, height });
  }

  getContext() {
    return penDouble().pen;
  }
};

globalThis.DOMMatrix = class {
  scale() {
    return this;
  }
};
