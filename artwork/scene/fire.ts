import { fire } from './camp.ts';
import { flicker, journey, scatter, wave } from './motion.ts';
import { palette, drawGlow, type Pen } from './pen.ts';

/** Smoke, wood, flames and the sparks above them. */
export function drawFire(pen: Pen, time: number) {
  for (const puff of puffs) drawPuff(pen, puff, time);
  drawGlow(pen, {
    x: fire.x,
    y: fire.y - 30,
    radius: 190,
    colour: '242 145 74',
    strength: 0.5 * flicker(time),
  });
  drawWood(pen);
  drawFlame(pen, { width: 27, height: 76, colour: palette.flame, phase: 0 }, time);
  drawFlame(pen, { width: 18, height: 52, colour: '#fbb659', phase: 0.37 }, time);
  drawFlame(pen, { width: 11, height: 31, colour: palette.ember, phase: 0.71 }, time);
  drawStones(pen);
  for (const spark of sparks) drawSpark(pen, spark, time);
}

function drawWood(pen: Pen) {
  pen.strokeStyle = palette.wood;
  pen.lineWidth = 9;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const side of [-1, 1]) {
    pen.moveTo(fire.x + side * 36, fire.y + 7);
    pen.lineTo(fire.x - side * 26, fire.y - 8);
  }
  pen.stroke();
}

function drawStones(pen: Pen) {
  pen.fillStyle = palette.stone;
  for (const [x, y, radius] of [
    [-42, 9, 9],
    [-25, 14, 10],
    [-5, 16, 11],
    [16, 15, 10],
    [34, 12, 9],
    [47, 7, 7],
  ] as const) {
    pen.beginPath();
    pen.ellipse(fire.x + x, fire.y + y, radius, radius * 0.66, 0, 0, 2 * Math.PI);
    pen.fill();
  }
}

interface Flame {
  width: number;
  height: number;
  colour: string;
  phase: number;
}

/** Two tongues around one body; their tips sway and reach at their own pace. */
function drawFlame(pen: Pen, { width, height, colour, phase }: Flame, time: number) {
  const reach = height * (0.8 + 0.28 * flicker(time, phase + 0.2));
  const tip = width * (0.3 * wave(time, 9, phase) + 0.2 * wave(time, 17, 2 * phase));
  const side = width * (0.75 + 0.15 * wave(time, 14, phase + 0.4));
  const sideReach = reach * (0.5 + 0.12 * wave(time, 11, phase + 0.1));
  const base = fire.y + 4;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(fire.x, base);
  pen.bezierCurveTo(
    fire.x - width,
    base,
    fire.x - 1.3 * width,
    base - 0.3 * reach,
    fire.x - side,
    base - sideReach,
  );
  pen.quadraticCurveTo(
    fire.x - 0.5 * width,
    base - 0.42 * reach,
    fire.x - 0.42 * width,
    base - 0.46 * reach,
  );
  pen.quadraticCurveTo(
    fire.x - 0.3 * width + tip * 0.4,
    base - 0.8 * reach,
    fire.x + tip,
    base - reach,
  );
  pen.bezierCurveTo(
    fire.x + 0.3 * width + tip * 0.6,
    base - 0.68 * reach,
    fire.x + 1.35 * width,
    base - 0.4 * reach,
    fire.x + width * 0.95,
    base - 0.16 * reach,
  );
  pen.quadraticCurveTo(fire.x + 0.7 * width, base, fire.x, base);
  pen.fill();
}

const sparks = Array.from({ length: 34 }, (_, index) => ({
  phase: scatter(index, 41),
  cycles: 3 + Math.floor(scatter(index, 42) * 3),
  drift: (scatter(index, 43) - 0.4) * 90,
  height: 130 + 190 * scatter(index, 44),
  sway: 4 + 9 * scatter(index, 45),
  radius: 1 + 1.3 * scatter(index, 46),
}));

function drawSpark(pen: Pen, spark: (typeof sparks)[number], time: number) {
  const way = journey(time, spark.cycles, spark.phase);
  const sway = spark.sway * way * Math.sin(2 * Math.PI * (1.6 * way + spark.phase));
  const x = fire.x + 16 * (spark.phase - 0.5) + spark.drift * way ** 1.4 + sway;
  const y = fire.y - 34 - spark.height * (1 - (1 - way) ** 1.5);
  pen.globalAlpha = Math.min(1, way * 10) * (1 - way) ** 1.2;
  pen.fillStyle = way < 0.35 ? palette.ember : palette.flame;
  pen.beginPath();
  pen.arc(x, y, spark.radius * (1 - 0.5 * way), 0, 2 * Math.PI);
  pen.fill();
  pen.globalAlpha = 1;
}

const puffs = Array.from({ length: 14 }, (_, index) => ({
  phase: index / 14,
  turn: scatter(index, 51),
}));

function drawPuff(pen: Pen, { phase, turn }: (typeof puffs)[number], time: number) {
  const way = journey(time, 2, phase);
  const x = fire.x + 26 * way + 14 * way * Math.sin(2 * Math.PI * (way * 1.3 + 0.2 * turn));
  pen.globalAlpha = 0.075 * Math.min(1, way * 5) * (1 - way) ** 1.6;
  pen.fillStyle = palette.smoke;
  pen.beginPath();
  pen.arc(x, fire.y - 60 - 250 * way, 9 + 30 * way, 0, 2 * Math.PI);
  pen.fill();
  pen.globalAlpha = 1;
}
