import { flicker } from './motion.ts';
import { palette, drawGlow, type Pen } from './pen.ts';

/** Position of the fire: the middle of its foot. */
export const fire = { x: 1068, y: 640 };

/** The tent of packages/ui/src/artwork/hero/Camp.tsx, its door's foot near the origin. */
const parts = {
  lines: new Path2D('M0-116-116 0M116-96l88 88M0-116-66 0'),
  side: new Path2D('m0-116 116 22 62 78L72 0Z'),
  front: new Path2D('m0-116 74 116H-76Z'),
  inside: new Path2D('m0-88 40 88h-72Z'),
  flaps: new Path2D('m0-88-50 88h18Zm0 0 56 88h-16Z'),
  pole: new Path2D('M0-124v14'),
};

const warm = '255 190 107';

/** Light on the ground, under everything that stands there. */
export function drawGroundLight(pen: Pen, time: number) {
  const [tent, flames] = [0.8 + 0.2 * flicker(time, 0.7), flicker(time)];
  drawGlow(pen, {
    x: 842,
    y: 656,
    radius: 250,
    colour: warm,
    strength: 0.34 * tent,
    flatness: 0.16,
  });
  drawGlow(pen, {
    ...fire,
    radius: 330,
    colour: '242 145 74',
    strength: 0.62 * flames,
    flatness: 0.2,
  });
}

export function drawTent(pen: Pen, time: number) {
  const light = 0.5 + 0.5 * flicker(time, 0.7);
  pen.save();
  pen.translate(820, 650);
  pen.scale(1.16, 1.16);
  pen.lineCap = 'round';
  pen.strokeStyle = palette.tentShade;
  pen.lineWidth = 1.6;
  pen.stroke(parts.lines);
  pen.fillStyle = sideColour(pen, light);
  pen.fill(parts.side);
  pen.fillStyle = frontColour(pen);
  pen.fill(parts.front);
  pen.fillStyle = insideColour(pen, light);
  pen.fill(parts.inside);
  pen.fillStyle = palette.tentShade;
  pen.fill(parts.flaps);
  pen.lineWidth = 4;
  pen.stroke(parts.pole);
  pen.restore();
  drawGlow(pen, { x: 824, y: 612, radius: 210, colour: warm, strength: 0.3 * light });
}

/** A lantern inside shines through the canvas; the fire warms its far end. */
function sideColour(pen: Pen, light: number) {
  const gradient = pen.createRadialGradient(58, -32, 6, 70, -40, 118);
  gradient.addColorStop(
    0,
    `rgb(${Math.round(196 + 30 * light)} ${Math.round(92 + 30 * light)} 40)`,
  );
  gradient.addColorStop(1, palette.tentShade);
  return gradient;
}

function frontColour(pen: Pen) {
  const gradient = pen.createLinearGradient(0, -116, 0, 0);
  gradient.addColorStop(0, palette.tent);
  gradient.addColorStop(1, palette.tentLit);
  return gradient;
}

function insideColour(pen: Pen, light: number) {
  const gradient = pen.createRadialGradient(0, -26, 2, 0, -26, 64);
  gradient.addColorStop(
    0,
    `rgb(255 ${Math.round(238 + 10 * light)} ${Math.round(190 + 40 * light)})`,
  );
  gradient.addColorStop(
    1,
    `rgb(${Math.round(226 + 26 * light)} ${Math.round(150 + 40 * light)} 84)`,
  );
  return gradient;
}
