import type { GridPoint, Ring } from './atlas.ts';
import type { Point } from './projection.ts';

interface ProjectedPoint {
  key: string;
  point: Point;
}

interface Simplification {
  project: (point: GridPoint) => Point;
  /** Points that form a smaller triangle with their neighbours than is wanted there are dropped. */
  minTriangleAt: (point: Point) => number;
  /** Rings around a smaller area than this are dropped. */
  minArea: number;
}

/**
 * Simplifies rings that share borders, so that neighbours still share them afterwards: rings are
 * cut where three lines meet, and each piece is simplified alone (Visvalingam and Whyatt 1993).
 */
export function simplify<Name>(
  regions: ReadonlyMap<Name, Ring[]>,
  { project, minTriangleAt, minArea }: Simplification,
): Map<Name, Point[][]> {
  const curved = [...regions].map(([name, rings]) => [name, rings.map(followParallels)] as const);
  const junctions = junctionsOf(curved.flatMap(([, rings]) => rings));
  return new Map(
    curved.map(([name, rings]) => {
      const simple = rings
        .map((ring) => ring.map((point) => ({ key: keyOf(point), point: project(point) })))
        .filter((ring) => areaOf(ring.map(({ point }) => point)) >= minArea)
        .map((ring) => simplifyRing(ring, { junctions, minTriangleAt }))
        .filter((ring) => ring.length > 2);
      return [name, simple];
    }),
  );
}

/** The area inside a ring, in the square of its units. */
function areaOf(ring: Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** True if a point is inside an odd number of the rings. */
export function isWithin([x, y]: Point, rings: Point[][]): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([fromX, fromY], index) => {
      const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
      const isBetween = fromY > y !== toY > y;
      return isBetween && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    }),
  );
  return crossings.length % 2 === 1;
}

/** Steps of the grid between added points: about one degree of longitude. */
const longestStep = 74;

/** Adds points to long lines, because a parallel is a curve on this map: the 49th above all. */
function followParallels(ring: Ring): Ring {
  return ring.flatMap(([column, row], index) => {
    const [nextColumn, nextRow] = ring[(index + 1) % ring.length] ?? [column, row];
    const [from, to] = column < nextColumn ? [column, nextColumn] : [nextColumn, column];
    const between: GridPoint[] = [];
    for (let at = Math.floor(from / longestStep + 1) * longestStep; at < to; at += longestStep) {
      const share = (at - column) / (nextColumn - column);
      between.push([at, Math.round(row + share * (nextRow - row))]);
    }
    if (column > nextColumn) between.reverse();
    return [[column, row] as const, ...between];
  });
}

/** The points with three neighbours or more, where borders meet each other or the sea. */
function junctionsOf(rings: Ring[]): Set<string> {
  const neighbours = new Map<string, Set<string>>();
  for (const ring of rings) {
    const keys = ring.map(keyOf);
    for (const [index, key] of keys.entries()) {
      const known = neighbours.get(key) ?? new Set();
      known.add(keys.at(index - 1) ?? key).add(keys[(index + 1) % keys.length] ?? key);
      neighbours.set(key, known);
    }
  }
  const entries = [...neighbours].filter(([, known]) => known.size > 2);
  return new Set(entries.map(([key]) => key));
}

type Cut = Pick<Simplification, 'minTriangleAt'> & { junctions: Set<string> };

function simplifyRing(ring: ProjectedPoint[], { junctions, minTriangleAt }: Cut): Point[] {
  const start = Math.max(
    ring.findIndex(({ key }) => junctions.has(key)),
    0,
  );
  const turned = [...ring.slice(start), ...ring.slice(0, start), ...ring.slice(start, start + 1)];
  const pieces: ProjectedPoint[][] = [[]];
  for (const [index, place] of turned.entries()) {
    pieces.at(-1)?.push(place);
    const isInside = index > 0 && index < turned.length - 1;
    if (isInside && junctions.has(place.key)) pieces.push([place]);
  }
  return pieces.flatMap((piece) => simplifyPiece(piece, minTriangleAt).slice(0, -1));
}

/** Keeps both ends. The answer does not depend on the direction in which the piece is given. */
function simplifyPiece(piece: ProjectedPoint[], minTriangleAt: (point: Point) => number): Point[] {
  const forwards = piece.map(({ key }) => key).join(' ');
  const backwards = piece
    .map(({ key }) => key)
    .toReversed()
    .join(' ');
  const isTurned = backwards < forwards;
  const points = (isTurned ? piece.toReversed() : piece).map(({ point }) => point);
  for (;;) {
    const weights = points
      .slice(1, -1)
      .map((point, index) => areaOf(points.slice(index, index + 3)) / minTriangleAt(point));
    const least = Math.min(...weights);
    if (least >= 1) break;
    points.splice(weights.indexOf(least) + 1, 1);
  }
  return isTurned ? points.toReversed() : points;
}

function keyOf([column, row]: GridPoint): string {
  return `${column},${row}`;
}
