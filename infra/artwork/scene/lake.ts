import { scatter, wave } from './motion.ts';
import { palette } from './palette.ts';
import { sceneHeight, sceneWidth, verticalGradient, waterline, type Pen } from './pen.ts';
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
