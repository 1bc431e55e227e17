/** Longitude and latitude in degrees, as GeoJSON has them (RFC 7946). */
export type Position = [longitude: number, latitude: number];

/** Outline and holes of an area; the first position of each ring is the last one as well. */
export type Polygon = Position[][];

/** Mean radius (IUGG). */
export const earthKm = 6371.0088;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres in a straight line over a round earth: half a percent off at most. */
export function kmBetween([fromLongitude, from]: Position, [toLongitude, to]: Position): number {
  const northwards = Math.sin(radians(to - from) / 2) ** 2;
  const eastwards = Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2;
  const part = northwards + Math.cos(radians(from)) * Math.cos(radians(to)) * eastwards;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** Returns the distance to the nearest of some positions, in kilometres; Infinity if there are none. */
export function kmToNearest(from: Position, positions: readonly Position[]): number {
  return positions.reduce((least, each) => Math.min(least, kmBetween(from, each)), Infinity);
}

/** Returns the distance to the nearest point of a line, in kilometres, on a flat map of the surroundings. */
export function kmToLine([x, y]: Position, line: readonly Position[]): number {
  const [high, wide] = [radians(1) * earthKm, radians(1) * earthKm * Math.cos(radians(y))];
  let least = Infinity;
  for (const [at, [toX, toY]] of line.entries()) {
    const [fromX, fromY] = line[at - 1] ?? [toX, toY];
    const [alongX, alongY] = [(toX - fromX) * wide, (toY - fromY) * high];
    const [awayX, awayY] = [(x - fromX) * wide, (y - fromY) * high];
    const length = alongX ** 2 + alongY ** 2;
    const part = length > 0 ? (awayX * alongX + awayY * alongY) / length : 0;
    const nearest = Math.min(1, Math.max(0, part));
    least = Math.min(least, Math.hypot(awayX - nearest * alongX, awayY - nearest * alongY));
  }
  return least;
}

/** True if a position is in an area but in none of its holes: a line from it crosses rings an odd number of times. */
export function isInside([x, y]: Position, polygon: Polygon): boolean {
  let isIn = false;
  for (const ring of polygon) {
    for (const [at, [toX, toY]] of ring.entries()) {
      const [fromX, fromY] = ring.at(at - 1) ?? [toX, toY];
      const crosses = fromY > y !== toY > y;
      if (crosses && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) isIn = !isIn;
    }
  }
  return isIn;
}

/** A line with its ends and at most so many positions. */
export function thinned(line: readonly Position[], most: number): Position[] {
  if (line.length <= most) return [...line];
  const step = (line.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => line[Math.round(at * step)] ?? [0, 0]);
}
