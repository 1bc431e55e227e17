import { fillShape, type Pen } from './pen.ts';

/** The spruce of packages/ui/src/artwork/Tree.tsx, 100 high, its foot at the origin. */
const spruce = new Path2D(
  'm0-100 6 16-3-1 9 18-5-1 12 19-7-2 14 21-8-2 16 25-12-4-18-1V0h-8v-12l-18 1-12 4 16-25-8 2 14-21-7 2 12-19-5 1 9-18-3 1z',
);

export interface Place {
  x: number;
  y: number;
  height: number;
}

/** A spruce in the pen's colour; `lean` is how far its top stands aside, by its height. */
export function drawTree(pen: Pen, { x, y, height }: Place, lean = 0) {
  pen.save();
  pen.translate(x, y);
  pen.transform(1, 0, -lean, 1, 0, 0);
  pen.scale(height / 100, height / 100);
  fillShape(pen, spruce);
  pen.restore();
}
