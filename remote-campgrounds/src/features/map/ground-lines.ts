import { fromLonLat } from 'ol/proj.js';

/*
 * How the files of the ground are written: ground.ts and tiles, made by artwork/campgrounds-map.
 * Numbers are thousandths of a degree.
 */

/** Reads lines: the first point of each, then the steps to the next ones, latitudes first. */
export const linesOf = (text: string): number[][][] =>
  text === '' ? [] : text.split('/').map(lineOf);

/** Reads areas, each with the holes in it. */
export const areasOf = (text: string): number[][][][] =>
  text === '' ? [] : text.split('/').map((area) => area.split('+').map(lineOf));

function lineOf(text: string): number[][] {
  const steps = text.split(' ').map(Number);
  let [latitude, longitude] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    latitude += steps[2 * index] ?? 0;
    longitude += steps[2 * index + 1] ?? 0;
    return fromLonLat([longitude / 1_000, latitude / 1_000]);
  });
}

/** Reads named points. The number is the rank of a town, and the lowest zoom of a water. */
export const pointsOf = (text: string) =>
  text === ''
    ? []
    : text.split(';').map((entry) => {
        const [name = '', latitude, longitude, number] = entry.split('|');
        const [x, y] = [Number(longitude) / 1_000, Number(latitude) / 1_000];
        return { name, number: Number(number), position: [x, y] as const, at: fromLonLat([x, y]) };
      });
