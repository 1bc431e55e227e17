import type { Point } from './projection.ts';

/** SVG path data of closed rings, to a part of a unit (`parts` make one), in steps from point to point. */
export function pathOf(rings: Point[][], parts = 10): string {
  return rings.map((ring) => subpathOf(ring, parts)).join('');
}

/** Counts in whole parts, so that no rounding error adds up along the ring. */
function subpathOf(ring: Point[], parts: number): string {
  const counted = ring.map(([x, y]) => [Math.round(x * parts), Math.round(y * parts)] as const);
  const [[startX, startY] = [0, 0], ...rest] = counted;
  let [fromX, fromY] = [startX, startY];
  const steps: number[] = [];
  for (const [x, y] of rest) {
    if (x !== fromX || y !== fromY) steps.push(x - fromX, y - fromY);
    [fromX, fromY] = [x, y];
  }
  return `M${numbers([startX, startY], parts)}l${numbers(steps, parts)}z`;
}

/** Writes numbers with nothing between them that a reader of paths can do without. */
function numbers(counts: number[], parts: number): string {
  let text = '';
  for (const count of counts) {
    const number = String(count / parts).replace(/^(-?)0\./u, '$1.');
    const isApart = text === '' || number.startsWith('-');
    text += isApart ? number : ` ${number}`;
  }
  return text;
}
