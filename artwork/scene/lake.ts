import { scatter, wave } from './motion.ts';
import {
  palette,
  fillShape,
  sceneHeight,
  sceneWidth,
  verticalGradient,
  waterline,
  type Pen,
} from './pen.ts';
import { moon } from './sky.ts';

/** The near end of the visible water. */
const nearEdge = 660;
const stripHeight = 1;

/** Still water: what stands above the far shore, upside down, pressed flat and gently shaken. */
export function drawLake(pen: Pen, above: HTMLCanvasElement, time: number) {
  pen.fillStyle = palette.lake;
  pen.fillRect(0, waterline, sceneWidth, sceneHeight - waterline);
  for (let y = waterline; y < nearEdge; y += stripHeight) {
    const depth = y - waterline;
    const from = waterline - stripHeight - depth / 0.6;
    const reach = 0.5 + depth * 0.03;
    const near = 1 / (1 + depth * 0.012);
    const shift =
      reach * (wave(time, 3, depth * 0.045 * near) + 0.6 * wave(time, -2, depth * 0.021));
    pen.drawImage(above, 0, from, sceneWidth, 2, shift - 8, y, sceneWidth + 16, stripHeight);
  }
  pen.fillStyle = verticalGradient(pen, waterline, nearEdge, [
    [0, 'rgb(40 34 62 / 0.30)'],
    [0.5, 'rgb(22 36 59 / 0.55)'],
    [1, 'rgb(18 32 52 / 0.85)'],
  ]);
  pen.fillRect(0, waterline, sceneWidth, nearEdge - waterline);
  drawShoreLine(pen);
  for (const ripple of ripples) drawGlint(pen, ripple, time);
  for (const glint of moonGlints) drawGlint(pen, glint, time);
}

function drawShoreLine(pen: Pen) {
  pen.fillStyle = 'rgb(190 160 170 / 0.08)';
  pen.fillRect(0, waterline, sceneWidth, 1.5);
}

interface Glint {
  x: number;
  y: number;
  length: number;
  strength: number;
  cycles: number;
  phase: number;
}

/** The moon's path on the water. */
const moonGlints: Glint[] = Array.from({ length: 17 }, (_, index) => ({
  x: moon.x + (scatter(index, 21) - 0.5) * (20 + index * 3.2),
  y: waterline + 7 + index * 7.4,
  length: 26 + 60 * scatter(index, 22),
  strength: 0.62 - index * 0.016,
  cycles: 2 + Math.floor(scatter(index, 23) * 3),
  phase: scatter(index, 24),
}));

const ripples: Glint[] = Array.from({ length: 20 }, (_, index) => ({
  x: scatter(index, 31) * sceneWidth,
  y: waterline + 14 + scatter(index, 32) * 120,
  length: 60 + 110 * scatter(index, 33),
  strength: 0.1,
  cycles: 1 + Math.floor(scatter(index, 34) * 2),
  phase: scatter(index, 35),
}));

function drawGlint(pen: Pen, glint: Glint, time: number) {
  const swing = wave(time, glint.cycles, glint.phase);
  const length = glint.length * (0.75 + 0.25 * swing);
  const x = glint.x + 5 * wave(time, 1, glint.phase) - length / 2;
  pen.globalAlpha = glint.strength * (0.65 + 0.35 * swing);
  pen.fillStyle = palette.moon;
  pen.beginPath();
  pen.roundRect(x, glint.y, length, 2.2, 1.1);
  pen.fill();
  pen.globalAlpha = 1;
}

const hull = new Path2D('M-98-14C-88 10-58 17-6 17S78 10 96-16C78 2 42 4-6 4S-80 2-98-14Z');
const rim = new Path2D('M-98-14C-80 2-48 4-6 4S78 2 96-16');

/** Depth of the hull in the water. */
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

/** Distance behind and below the bird, length and brightness of each line. */
const wakeLines = [
  [0, 2, 54, 0.34],
  [26, 7, 52, 0.2],
  [52, 12, 44, 0.13],
  [40, -2, 30, 0.12],
] as const;
