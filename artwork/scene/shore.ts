import {
  palette,
  fillShape,
  layer,
  sceneWidth,
  verticalGradient,
  waterline,
  type Pen,
} from './pen.ts';
import { scatter, wave } from './motion.ts';

/** Hills and the forest on the far shore. */
export function forestLayer() {
  return layer((pen) => {
    drawHills(pen, { base: 452, swell: 13, turn: 0.4, colour: palette.ridgeMiddle });
    drawHills(pen, { base: 470, swell: 9, turn: 2.6, colour: palette.ridgeNear });
    drawRow(pen, {
      step: 17,
      height: 26,
      kind: 11,
      foot: waterline - 8,
      colour: palette.ridgeNear,
    });
    drawRow(pen, { step: 20, height: 36, kind: 12, foot: waterline, colour: palette.forest });
  });
}

interface Hills {
  base: number;
  swell: number;
  turn: number;
  colour: string;
}

function drawHills(pen: Pen, { base, swell, turn, colour }: Hills) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, waterline);
  for (let x = 0; x <= sceneWidth; x += 8) {
    const lift = Math.sin(x / 118 + turn) + 0.6 * Math.sin(x / 61 + 3 * turn);
    pen.lineTo(x, base - swell * lift);
  }
  pen.lineTo(sceneWidth, waterline);
  pen.fill();
}

interface Row {
  step: number;
  height: number;
  kind: number;
  foot: number;
  colour: string;
}

function drawRow(pen: Pen, { step, height, kind, foot, colour }: Row) {
  pen.fillStyle = colour;
  pen.fillRect(0, foot - 6, sceneWidth, waterline - foot + 6);
  for (let index = 0; index * step < sceneWidth + step; index += 1) {
    const x = index * step + 12 * scatter(index, kind) - 6;
    drawTree(pen, { x, y: foot, height: height * (0.55 + 0.85 * scatter(index, kind + 5)) });
  }
}

const backTrees = [
  { x: 60, y: 664, height: 210 },
  { x: 138, y: 666, height: 150 },
  { x: 222, y: 664, height: 96 },
  { x: 1214, y: 664, height: 236 },
];
const frontTrees = [
  { x: 4, y: 726, height: 330 },
  { x: 100, y: 724, height: 232 },
  { x: 176, y: 716, height: 134 },
  { x: 1188, y: 720, height: 176 },
  { x: 1262, y: 730, height: 352 },
];

const bank = new Path2D(
  'M0 612c110-28 210-10 330 16 150 26 300-10 470-12 190 2 330 22 480-12v116H0Z',
);
const ground = new Path2D('M0 684c150-18 290 10 470 12s320-12 480-8 230 8 330-10v42H0Z');

export function bankLayer() {
  return layer((pen) => {
    pen.fillStyle = verticalGradient(pen, 600, 720, [
      [0, '#17332a'],
      [1, '#0c1d17'],
    ]);
    fillShape(pen, bank);
  });
}

/** The pale trees behind the camp. */
export function drawBackTrees(pen: Pen, time: number) {
  pen.fillStyle = palette.forest;
  for (const tree of backTrees) drawTree(pen, tree, 0.004 * wave(time, 2, tree.x / 900));
}

/** The dark frame of the picture, nearest to the eye. */
export function drawFrontTrees(pen: Pen, time: number) {
  pen.fillStyle = palette.shore;
  for (const tree of frontTrees) drawTree(pen, tree, 0.005 * wave(time, 2, tree.x / 700));
  fillShape(pen, ground);
}

/** The spruce of packages/ui/src/artwork/scenery.tsx, 100 high, its foot at the origin. */
const spruce = new Path2D(
  'm0-100 6 16-3-1 9 18-5-1 12 19-7-2 14 21-8-2 16 25-12-4-18-1V0h-8v-12l-18 1-12 4 16-25-8 2 14-21-7 2 12-19-5 1 9-18-3 1z',
);

interface Tree {
  x: number;
  y: number;
  height: number;
}

/** Draws a spruce in the pen's colour; `lean` is the offset of its top to the side, divided by its height. */
function drawTree(pen: Pen, { x, y, height }: Tree, lean = 0) {
  pen.save();
  pen.translate(x, y);
  pen.transform(1, 0, -lean, 1, 0, 0);
  pen.scale(height / 100, height / 100);
  fillShape(pen, spruce);
  pen.restore();
}
