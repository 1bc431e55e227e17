import { wave } from './motion.ts';
import { palette } from './palette.ts';
import { fillShape, type Pen } from './pen.ts';

const hull = new Path2D('M-98-14C-88 10-58 17-6 17S78 10 96-16C78 2 42 4-6 4S-80 2-98-14Z');
const rim = new Path2D('M-98-14C-80 2-48 4-6 4S78 2 96-16');

/** How deep the hull stands in the water. */
const draught = 11;

/** A canoe at its mooring, rocked by the lake. */
export function drawCanoe(pen: Pen, time: number) {
  pen.save();
  pen.translate(452 + 4 * wave(time, 1, 0.2), 584 + 1.4 * wave(time, 2));
  pen.rotate(0.012 * wave(time, 2, 0.3));
  pen.save();
  pen.translate(0, draught * 1.6);
  pen.scale(1, -0.6);
  pen.globalAlpha = 0.32;
  drawHull(pen);
  pen.restore();
  drawHull(pen);
  pen.restore();
}

function drawHull(pen: Pen) {
  pen.save();
  pen.beginPath();
  pen.rect(-110, -30, 220, 30 + draught);
  pen.clip();
  pen.fillStyle = palette.canoe;
  fillShape(pen, hull);
  pen.strokeStyle = '#d9a878';
  pen.lineWidth = 2.4;
  pen.lineCap = 'round';
  pen.stroke(rim);
  pen.restore();
}

const body = new Path2D(
  'M-30 2C-26-8-10-11 4-9c6 1 9-3 9-10-1-7 3-12 9-12 4 0 6 2 8 4l10 4-11 1c-3 6-2 11-4 16-2 6-6 8-12 8H-22c-4 0-6-1-8-2Z',
);

/** A loon that swims a long, narrow round; it is seen from the front where it turns. */
export function drawLoon(pen: Pen, time: number) {
  const [x, y] = [610 + 88 * wave(time, 1, 0.45), 553 + 7 * wave(time, 1, 0.2)];
  const heading = -wave(time, 1, 0.2);
  const turned = Math.tanh(3.2 * heading);
  const bob = 0.8 * wave(time, 5);
  drawWake(pen, { x, y, heading });
  pen.save();
  pen.translate(x, y + bob);
  pen.scale(0.82 * turned, 0.82);
  pen.fillStyle = '#0a1119';
  fillShape(pen, body);
  pen.fillStyle = '#c3cad6';
  pen.fillRect(14, -14, 8, 2.4);
  for (const [dot, height] of [
    [-18, -4],
    [-11, -6],
    [-4, -6],
    [-14, -1],
    [-7, -2],
    [0, -3],
  ] as const) {
    pen.fillRect(dot, height, 2.6, 1.6);
  }
  pen.restore();
}

interface Wake {
  x: number;
  y: number;
  heading: number;
}

function drawWake(pen: Pen, { x, y, heading }: Wake) {
  pen.fillStyle = palette.moon;
  for (const [behind, below, length, strength] of wakeLines) {
    pen.globalAlpha = strength * (0.25 + 0.75 * Math.abs(heading));
    pen.beginPath();
    pen.roundRect(x - heading * behind - length / 2, y + below, length, 1.8, 0.9);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** How far behind and below the bird, how long, how bright. */
const wakeLines = [
  [0, 2, 54, 0.34],
  [26, 7, 52, 0.2],
  [52, 12, 44, 0.13],
  [40, -2, 30, 0.12],
] as const;
