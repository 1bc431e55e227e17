import type { Point } from './projection.ts';

/** SVG path data of closed rings, to a tenth of a unit, in steps from point to point. */
export function pathOf(rings: Point[][]): string {
  return rings.map(subpathOf).join('');
}

/** Counts in whole tenths, so that no rounding error adds up along the ring. */
function subpathOf(ring: Point[]): string {
  const tenths = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [[startX, startY] = [0, 0], ...rest] = tenths;
  let [fromX, fromY] = [startX, startY];
  const steps: number[] = [];
  for (const [x, y] of rest) {
    if (x !== fromX || y !== fromY) steps.push(x - fromX, y - fromY);
    [fromX, fromY] = [x, y];
  }
  return `M${numbers([startX, startY])}l${numbers(steps)}z`;
}

/** Numbers with nothing between them that a reader of paths can do without. */
function numbers(tenths: number[]): string {
  let text = '';
  for (const tenth of tenths) {
    const number = String(tenth / 10).replace(/^(-?)0\./u, '$1.');
    const isApart = text === '' || number.startsWith('-');
    text += isApart ? number : ` ${number}`;
  }
  return text;
}
