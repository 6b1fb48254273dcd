/**
 * Parts that the boards of all games with tiles are drawn from.
 *
 * @import { Box, Pen } from "./pen.js"
 */
import { traceBox } from "./pen.js";

/** @param {Pen} pen @param {{x: number, y: number, r: number}} star @param {string} colour */
export function paintStar(pen, { x, y, r }, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 ? r * 0.44 : r;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    pen.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  pen.closePath();
  pen.fill();
}

/**
 * @param {Pen} pen
 * @param {Box} box
 * @param {number} radius
 * @param {string | CanvasGradient} colour
 * @param {number} width
 */
export function strokeBox(pen, box, radius, colour, width) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  traceBox(pen, box, radius);
  pen.stroke();
}
