import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { dataFolder, readPlaces, readTowns } from './read-data.ts';

type Row = Record<string, unknown>;

/** A folder with the data, one file of which is another. */
function folderWith(file: string, change: (rows: Row[]) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-data-'));
  for (const name of ['campgrounds.json', 'towns.json', 'sources.json'])
    cpSync(join(dataFolder, name), join(folder, name));
  const rows = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Row[];
  writeFileSync(join(folder, file), JSON.stringify(change(rows)));
  return folder;
}

const withFacts = (file: string, facts: Row) =>
  folderWith(file, ([first, ...rows]) => [{ ...first, ...facts }, ...rows]);

const slug = '100-road-bridge-recreation-site';

test('the data that comes with the code is whole', () => {
  const { campgrounds, towns, sources } = readPlaces(dataFolder);

  expect([campgrounds.length, towns.length, sources.length]).toEqual([392, 2067, 27]);
  expect(readTowns(dataFolder)).toEqual(towns);
});

test.each([
  ['campgrounds.json', { id: 'Not A Slug' }, 'campgrounds.json, Not A Slug: id is not made of'],
  ['campgrounds.json', { id: '' }, 'campgrounds.json, row 1: id is not made of'],
  ['campgrounds.json', { name: ' Spaced ' }, `${slug}: name is not one line`],
  ['campgrounds.json', { name: '<i>Bridge</i>' }, `${slug}: name has markup`],
  ['campgrounds.json', { name: 'a\u0000b' }, `${slug}: name has markup or broken characters`],
  ['campgrounds.json', { latitude: 70 }, `${slug}: latitude is outside the province`],
  ['campgrounds.json', { longitude: -100 }, `${slug}: longitude is outside the province`],
  ['campgrounds.json', { latitude: null }, `${slug}: longitude makes half a point`],
  ['campgrounds.json', { precision: null }, `${slug}: precision and point disagree`],
  ['campgrounds.json', { placeName: 'Bridge' }, `${slug}: placeName and precision disagree`],
  ['campgrounds.json', { type: 'hotel' }, `${slug}: type is not as it should be`],
  ['campgrounds.json', { type: 'unknown' }, `${slug}: type and typeBasis disagree`],
  ['campgrounds.json', { system: 'provincial-park' }, `${slug}: park is missing`],
  ['campgrounds.json', { reservation: 'yes' }, `${slug}: reservation and its source disagree`],
  ['campgrounds.json', { url: 'http://a.example/' }, `${slug}: url is not an address`],
  ['campgrounds.json', { reservationUrl: 'javascript:a' }, `${slug}: reservationUrl is not`],
  [
    'campgrounds.json',
    { seasons: { '2024': { operating: ['2024-09-01', '2024-05-01'] } } },
    `${slug}: seasons.2024.operating ends before it starts`,
  ],
  [
    'campgrounds.json',
    { seasons: { '2024': { operating: ['2024-02-30', '2024-05-01'] } } },
    `${slug}: seasons.2024.operating.0 is not a day`,
  ],
  ['campgrounds.json', { seasons: { soon: {} } }, `${slug}: seasons.soon`],
  ['campgrounds.json', { stars: 5 }, `${slug}: row has unknown facts: stars`],
  [
    'campgrounds.json',
    { nearestTown: { id: 'atlantis', name: 'Atlantis', km: 3 } },
    `${slug}: the town atlantis is unknown`,
  ],
  ['towns.json', { rank: 4 }, 'towns.json, 100-mile-house: rank'],
  ['towns.json', { latitude: null, longitude: null }, '100-mile-house: reason is missing'],
  ['towns.json', { sources: { name: 'hearsay', point: 'hearsay' } }, 'source hearsay is unknown'],
  ['sources.json', { attribution: null }, 'sources.json, bcp-features: attribution is missing'],
  ['sources.json', { commit: 'main' }, 'sources.json, bcp-features: commit is not a full commit'],
])('%s with %j is told with file, row and reason', (file, facts, sentence) => {
  expect(() => readPlaces(withFacts(file, facts))).toThrow(sentence);
});

test('an amenity and its source agree', () => {
  const folder = folderWith('campgrounds.json', ([first, ...rows]) => [
    { ...first, amenities: { ...(first?.['amenities'] as Row), toilets: 'yes' } },
    ...rows,
  ]);

  expect(() => readPlaces(folder)).toThrow('amenities.toilets and its source disagree');
});

test('all that is wrong is told at once, and at most a hundred lines of it', () => {
  const nameless = folderWith('campgrounds.json', (rows) =>
    rows.map((row) => ({ ...row, name: '' })),
  );

  expect(() => readPlaces(nameless)).toThrow(/^(?:campgrounds\.json, .*\n){100}and \d+ more$/);
});

test.each([
  ['twice the same id', (rows: Row[]) => [...rows, rows[0]], `${slug}: is there twice`],
  ['no rows', () => [], 'campgrounds.json: holds no rows'],
  ['no list', () => ({ rows: [] }), 'campgrounds.json: holds no rows'],
  ['rows that are none', () => [null, 'text'], 'campgrounds.json, row 1: row'],
])('a file with %s is refused', (_what, change, sentence) => {
  expect(() => readPlaces(folderWith('campgrounds.json', change))).toThrow(sentence);
});

test('a folder without the files is refused by their names', () => {
  const empty = mkdtempSync(join(tmpdir(), 'campbc-data-'));

  expect(() => readPlaces(empty)).toThrow(
    /campgrounds\.json: cannot be read[^]*sources\.json: cannot/,
  );
});
