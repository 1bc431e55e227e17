import { palette } from './palette.ts';
import { fillShape, layer, verticalGradient, type Pen } from './pen.ts';
import { wave } from './motion.ts';
import { drawTree } from './trees.ts';

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
