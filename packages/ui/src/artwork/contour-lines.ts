/** A hill as a topographic map shows it. */
export interface Hill {
  /** Position of its top. */
  x: number;
  y: number;
  /** Number of lines around the top, and the distance between them. */
  lines: number;
  step: number;
  /** Angle of the directions in which it bulges. */
  phase: number;
}

/** Returns the hills of a place: its own, and the same wherever and whenever they are drawn. */
export function hillsAt({ latitude, longitude }: { latitude: number; longitude: number }): Hill[] {
  const fractionOf = (number: number) => number - Math.floor(number);
  const [one, other] = [fractionOf(latitude * 9.7), fractionOf(longitude * 7.3)];
  const phase = 2 * Math.PI * one;
  return [
    { x: Math.round(960 + 140 * one), y: Math.round(90 + 50 * other), lines: 9, step: 32, phase },
    { x: Math.round(280 + 240 * other), y: -80, lines: 7, step: 40, phase: phase + 2 },
  ];
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
    return [
      Math.round(x + radius * 1.25 * Math.cos(angle)),
      Math.round(y + radius * 0.8 * Math.sin(angle)),
    ] as const;
  });
  return smooth(points);
}

type Point = readonly [number, number];

/**
 * Closed curves through the middles of the chords, with the points themselves as handles. Each handle mirrors
 * the one before, so after the first curve (`Q`) SVG only needs where each ends (`t`), as steps. That
 * halves the size in documents. Handles are whole numbers: rounded middles would let the line stray.
 */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[index % points.length] ?? [0, 0];
  const half = ([x, y]: Point, [otherX, otherY]: Point, sign = 1) => [
    (x + sign * otherX) / 2,
    (y + sign * otherY) / 2,
  ];
  const steps = points.slice(1).map((_point, index) => half(at(index + 3), at(index + 1), -1));
  const start = `M${half(at(0), at(1)).join()}Q${[...at(1), ...half(at(1), at(2))].join()}`;
  return `${start}t${steps.join()}Z`.replaceAll(',-', '-');
}
