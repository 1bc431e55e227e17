export type Point = readonly [x: number, y: number];

interface Frame {
  width: number;
  height: number;
  margin: number;
}

/** Standard parallels and central meridian of Statistics Canada's own Lambert projection. */
const firstParallel = radians(49);
const secondParallel = radians(77);
const centralMeridian = radians(-91.866667);

const cone =
  Math.log(Math.cos(firstParallel) / Math.cos(secondParallel)) /
  Math.log(stretch(secondParallel) / stretch(firstParallel));
const factor = (Math.cos(firstParallel) * stretch(firstParallel) ** cone) / cone;

/**
 * Lambert conformal conic on a sphere of radius 1, y downwards, measured from the pole.
 * Longitude and latitude in degrees (Snyder, Map Projections: A Working Manual, 15-1 to 15-4).
 */
export function lambert([longitude, latitude]: Point): Point {
  const radius = factor / stretch(radians(latitude)) ** cone;
  const angle = cone * (radians(longitude) - centralMeridian);
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
}

/** Turns a projected point around the pole until this meridian runs straight down. */
export function turn([x, y]: Point, meridian: number): Point {
  const angle = cone * (radians(meridian) - centralMeridian);
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Returns the mapping of projected points into the frame: as large as fits, and in its middle. */
export function fitInto(
  { width, height, margin }: Frame,
  points: Point[],
): (point: Point) => Point {
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const scale = Math.min(
    (width - 2 * margin) / (right - left),
    (height - 2 * margin) / (bottom - top),
  );
  return ([x, y]) => [
    width / 2 + (x - (left + right) / 2) * scale,
    height / 2 + (y - (top + bottom) / 2) * scale,
  ];
}

function extent(values: number[]): [least: number, greatest: number] {
  return values.reduce<[number, number]>(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [Infinity, -Infinity],
  );
}

function stretch(latitude: number): number {
  return Math.tan(Math.PI / 4 + latitude / 2);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
