import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { groundModule, groundTiles } from './ground.ts';
import { province } from './rings.ts';
import { isInside, positionsOf, type Position } from './steps.ts';
import { tilesModule, whole } from './waters.ts';

const folder = 'remote-campgrounds/src/features/map';
const tiles = groundTiles();
const committed = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

test('the ground of the map is that of the open data: after an import it is drawn again', () => {
  expect(groundModule()).toBe(committed('ground.ts'));
  expect(tilesModule(tiles.keys())).toBe(committed('tiles.ts'));
  for (const [name, text] of tiles) expect(text).toBe(committed(`tiles/tile${name}.txt`));
});

/** Areas as they are drawn: a shore, and the islands in it. */
const drawn = (lakes: string) => lakes.split('/').map((lake) => lake.split('+').map(positionsOf));

const isWater = (at: Position, lakes: string) =>
  drawn(lakes).some(
    ([shore = [], ...islands]) =>
      isInside(at, shore) && !islands.some((island) => isInside(at, island)),
  );

const inTile = (name: string) => (JSON.parse(tiles.get(name) ?? '') as { lakes: string }).lakes;

test.each<[name: string, at: Position, isLake: boolean]>([
  ['Kootenay Lake off Kaslo', [-116.885, 49.9], true],
  ['Kootenay Lake off Gray Creek', [-116.81, 49.63], true],
  ['Okanagan Lake off Kelowna', [-119.51, 49.89], true],
  ['Williston Lake', [-123.72, 56.04], true],
  ['Nelson', [-117.291, 49.493], false],
  ['Kaslo', [-116.912, 49.912], false],
  ['Kelowna', [-119.47, 49.885], false],
  ['Prince George', [-122.75, 53.917], false],
])('%s is water, or not, on the whole map and near by [map-1]', (_name, at, isLake) => {
  const tile = `${at[1] >= 56 ? 56 : at[1] >= 52 ? 52 : 48}${at[0] < -124 ? -132 : at[0] < -116 ? -124 : -116}`;

  expect(isWater(at, inTile(whole))).toBe(isLake);
  expect(isWater(at, inTile(tile))).toBe(isLake);
});

test('no water ends in the open at the edge of its source: each touches the province [map-1]', () => {
  const { lakes, rivers } = JSON.parse(tiles.get(whole) ?? '') as Record<string, string>;
  const lines = [...drawn(lakes ?? '').map(([shore = []]) => shore), ...drawn(rivers ?? '').flat()];
  const outside = lines.filter(
    (line) => !line.some((at) => province.some((ring) => isInside(at, ring))),
  );

  expect(lines.length).toBeGreaterThan(100);
  expect(outside).toHaveLength(0);
});

/** Bytes, with gzip: the map's scripts have the rest of 300 kB (tests/browser/campgrounds). */
const maxFirst = 80_000;
const maxTile = 30_000;

test('the ground of the first view is small, and so is each tile [map-2]', () => {
  const texts = [committed('ground.ts'), tiles.get(whole) ?? ''];
  const picture = readFileSync(`${folder}/relief.webp`);
  const first = texts.reduce((sum, text) => sum + gzipSync(text).length, picture.length);

  expect(first).toBeLessThanOrEqual(maxFirst);
  for (const [name, text] of tiles)
    expect([name, gzipSync(text).length <= maxTile]).toEqual([name, true]);
});
