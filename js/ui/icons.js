/**
 * Line drawings on a field of 24 by 24, in the colour of the text beside them.
 */
import { html, svg } from "lit-html";

const STROKES = {
  back: "M14.5 5.5 8 12l6.5 6.5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  help: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.6 9.4a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8M12 16.6h.01",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4",
  moon: "M19.8 14.6A8.2 8.2 0 0 1 9.4 4.2a8.2 8.2 0 1 0 10.4 10.4Z",
  settings:
    "M3 8h8.2M15.8 8H21M13.5 10.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM3 16h3.2M10.8 16H21M8.5 18.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z",
  rounds: "M5 4.5h14v15H5zM8.5 9h7M8.5 12.5h7M8.5 16h4",
  home: "M4 11.2 12 4.5l8 6.7M6 9.8v9.7h12V9.8M10 19.5v-5h4v5",
  close: "m6.5 6.5 11 11M17.5 6.5l-11 11",
  backspace: "M8.5 6H20v12H8.5L3.5 12ZM11.2 9.6l4.8 4.8M16 9.6l-4.8 4.8",
  check: "m5 12.6 4.6 4.6L19 7.6",
  bin: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5v5.5M13.8 10.5v5.5",
  save: "M12 4v10.5M7.8 10.6 12 14.8l4.2-4.2M4.5 15.5v4h15v-4",
  open: "M12 15V4.5M7.8 8.7 12 4.5l4.2 4.2M4.5 15.5v4h15v-4",
  renew: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.8 3.6v4h-4",
  turn: "M8.5 8.5h7v7h-7zM19.8 13.5a8 8 0 1 1-2.6-7.6M17.4 2.4v3.8h-3.9",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  day: "M4.5 6h15v13.5h-15zM4.5 10h15M8.5 3.8V7M15.5 3.8V7M12 13.2v3M10.5 14.7h3",
  send: "M12 14.5V3.8M8.2 7.4 12 3.6l3.8 3.8M8.5 10.5h-3v10h13v-10h-3",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  pencil: "M4.5 19.5l1-4L16 5l3 3L8.5 18.5ZM14 7l3 3",
  cubes: "M4.5 4.5h6.5V11H4.5zM13 4.5h6.5V11H13zM4.5 13H11v6.5H4.5zM13 13h6.5v6.5H13z",
  install: "M7.5 3.5h9v17h-9zM12 7v6.2M9.6 11 12 13.4l2.4-2.4M10.8 17.5h2.4",
  glass:
    "M6 3.5h12M6 20.5h12M7.5 3.5v3c0 2.6 3.4 3.8 3.4 5.5s-3.4 2.9-3.4 5.5v3M16.5 3.5v3c0 2.6-3.4 3.8-3.4 5.5s3.4 2.9 3.4 5.5v3",
  sound:
    "M4.5 9.5v5h3.2l4.3 3.8V5.7L7.7 9.5ZM15.4 9.2a4 4 0 0 1 0 5.6M17.8 6.8a7.4 7.4 0 0 1 0 10.4",
  silence: "M4.5 9.5v5h3.2l4.3 3.8V5.7L7.7 9.5ZM16 9.8l4.4 4.4M20.4 9.8 16 14.2",
  flag: "M6 21V4M6 4.8h11.5l-2.6 3.9 2.6 3.9H6",
  list: "M4.5 7h.01M4.5 12h.01M4.5 17h.01M8.5 7h11M8.5 12h11M8.5 17h11",
  tooShort: "M4 8v8M20 8v8M4 12h4.5M15.5 12H20M12 12h.01",
  unknown: "M6 4.5h12v15H6zM9.8 9.6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5M12 15.9h.01",
  yours: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.8L16 9.6",
  noCube: "M5 5h14v14H5zM9.5 9.5l5 5M14.5 9.5l-5 5",
  broken: "M4 17.5 9 12M15 12l5-5.5M11 9.5l.5-2M13 14.5l-.5 2M9.5 13.5l-2 .5",
  play: "M8 5.2v13.6L18.8 12Z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  stepBack: "M18 6.2v11.6L9.4 12ZM6.2 6.2v11.6",
  stepOn: "M6 6.2v11.6l8.6-5.8ZM17.8 6.2v11.6",
  ring: "M12 20.2a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.4ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  lamp: "M9.4 17.2h5.2M10.3 20.2h3.4M9.4 17.2c0-2.4-2.6-3.3-2.6-6.6a5.2 5.2 0 0 1 10.4 0c0 3.3-2.6 4.2-2.6 6.6",
  friends:
    "M9.2 11.6a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM2.8 19.2c.3-3.3 2.9-5.2 6.4-5.2s6.1 1.9 6.4 5.2M15.4 5.2a3.2 3.2 0 0 1 0 6.1M17.2 14.4c2.3.6 3.8 2.3 4 4.8",
  chart: "M4 20h16M7.2 16.5v-4.7M12 16.5V5.5M16.8 16.5V9",
};

/** @typedef {keyof typeof STROKES} IconName */

/**
 * Beside words: it says nothing to those who do not see it.
 * @param {IconName} name
 */
export function icon(name) {
  const shape = svg`<path d=${STROKES[name]}></path>`;
  return html`<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${shape}
  </svg>`;
}
