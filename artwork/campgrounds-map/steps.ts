/** Longitude and latitude. */
export type Position = [longitude: number, latitude: number];

/** Thousandths of a degree: about a hundred metres, and finer than what is drawn. */
export const grid = (degrees: number) => Math.round(degrees * 1_000);

/** Returns a line as numbers: its first point, then each step. Latitudes come first. */
export function stepsOf(line: readonly Position[]): string {
  let last: Position = [0, 0];
  const steps = line.flatMap((position, index): string[] => {
    const here: Position = [grid(position[0]), grid(position[1])];
    const step = [here[1] - last[1], here[0] - last[0]];
    last = here;
    return index > 0 && step.every((part) => part === 0) ? [] : [step.join(' ')];
  });
  return steps.join(' ');
}

/** Reads such a line. */
export function positionsOf(text: string): Position[] {
  const steps = text.split(' ').map(Number);
  let [longitude, latitude] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index): Position => {
    latitude += steps[2 * index] ?? 0;
    longitude += steps[2 * index + 1] ?? 0;
    return [longitude / 1_000, latitude / 1_000];
  });
}

/** Drops points that lie nearer to the line between the others than some degrees (Douglas and Peucker 1973). */
export function simplified(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const isRing = first[0] === last[0] && first[1] === last[1];
  const distances = line.map((each) => (isRing ? far(each, first) : beside(each, first, last)));
  const furthest = distances.indexOf(Math.max(...distances));
  if ((distances[furthest] ?? 0) < tolerance) return [first, last];
  const before = simplified(line.slice(0, furthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(line.slice(furthest), tolerance)];
}

/** Degrees of longitude are narrower than those of latitude: here, by this. */
const narrow = 0.6;

const far = (a: Position, b: Position) => Math.hypot((a[0] - b[0]) * narrow, a[1] - b[1]);

/** Returns how far a point is from the line through two others. */
function beside(point: Position, from: Position, to: Position): number {
  const [x, y] = [(to[0] - from[0]) * narrow, to[1] - from[1]];
  const [px, py] = [(point[0] - from[0]) * narrow, point[1] - from[1]];
  const length = Math.hypot(x, y);
  return length === 0 ? Math.hypot(px, py) : Math.abs(x * py - y * px) / length;
}

/** Returns the area inside a ring, in square kilometres. */
export function areaOf(ring: readonly Position[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(doubled) / 2) * 111.2 ** 2 * narrow;
}

/** True if a point is inside a ring. */
export function isInside([x, y]: Position, ring: readonly Position[]): boolean {
  const crossings = ring.filter(([fromX, fromY], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
    return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
  });
  return crossings.length % 2 === 1;
}
