/** A hill as a topographic map shows it. */
export interface Hill {
  /** Where its top is. */
  x: number;
  y: number;
  /** How many lines are around the top, and how far apart. */
  lines: number;
  step: number;
  /** In which directions it bulges: an angle. */
  phase: number;
}

/** The lines around a hill, as the data of an SVG path. */
export function contourLines(hill: Hill): string {
  return Array.from({ length: hill.lines }, (_, index) => contour(hill, index + 1)).join('');
}

/** One closed line around the hill, as 36 chords: bulged in a few directions, more so further out. */
function contour({ x, y, step, phase }: Hill, level: number): string {
  const points = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 2 * Math.PI;
    const bulge =
      0.16 * Math.sin(2 * angle + phase) +
      0.1 * Math.sin(3 * angle - phase + level * 0.22) +
      0.05 * Math.sin(5 * angle + level * 0.5);
    const radius = level * step * (1 + bulge);
    return [x + radius * 1.25 * Math.cos(angle), y + radius * 0.8 * Math.sin(angle)] as const;
  });
  return `M${smooth(points)}Z`;
}

/** Curves through the middles of the chords, with the points themselves as handles. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  const curves = points
    .slice(1)
    .concat(points.slice(0, 1))
    .map(
      ([x, y], index) =>
        `Q${Math.round(x)} ${Math.round(y)} ${middles[(index + 1) % middles.length]}`,
    );
  return `${middles[0]}${curves.join('')}`;
}
