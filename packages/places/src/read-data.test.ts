import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Position } from './geometry.ts';
import { dataFolder, readPlaces, readTowns } from './read-data.ts';

type Row = Record<string, unknown>;

/** A folder with the data, one file of which is another. */
function folderWith(file: string, change: (rows: Row[]) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-data-'));
  for (const name of new Set(['campgrounds.json', 'towns.json', 'sources.json', file]))
    cpSync(join(dataFolder, name), join(folder, name));
  const rows = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Row[];
  writeFileSync(join(folder, file), JSON.stringify(change(rows)));
  return folder;
}

const withFacts = (file: string, facts: Row) =>
  folderWith(file, ([first, ...rows]) => [{ ...first, ...facts }, ...rows]);

const slug = '100-road-bridge-recreation-site';

const season = {
  year: 2024,
  operating: { from: '2024-05-01', to: '2024-09-01' },
  reservable: null,
};

test('the data that comes with the code is whole', () => {
  const { campgrounds, towns, sources } = readPlaces(dataFolder);

  expect([campgrounds.length, towns.length, sources.length]).toEqual([392, 2067, 31]);
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
  ['campgrounds.json', { typeBasis: 'hand' }, `${slug}: type and its source disagree`],
  ['campgrounds.json', { reservation: 'no' }, `${slug}: reservation is no where dates are missing`],
  ['campgrounds.json', { system: 'provincial-park' }, `${slug}: park is missing`],
  ['campgrounds.json', { reservation: 'yes' }, `${slug}: reservation and its source disagree`],
  ['campgrounds.json', { url: 'http://a.example/' }, `${slug}: url is not an address`],
  ['campgrounds.json', { reservationUrl: 'javascript:a' }, `${slug}: reservationUrl is not`],
  [
    'campgrounds.json',
    { seasons: [{ ...season, operating: { from: '2024-09-01', to: '2024-05-01' } }] },
    `${slug}: seasons.0.operating.to ends before it starts`,
  ],
  [
    'campgrounds.json',
    { seasons: [{ ...season, operating: { from: '2024-02-30', to: '2024-05-01' } }] },
    `${slug}: seasons.0.operating.from is not a day`,
  ],
  [
    'campgrounds.json',
    { seasons: [{ ...season, operating: { from: '2023-05-15', to: '2024-09-30' } }] },
    `${slug}: seasons.0.operating is too short or too long`,
  ],
  ['campgrounds.json', { seasons: [{ ...season, year: 'soon' }] }, `${slug}: seasons.0.year`],
  ['campgrounds.json', { seasons: [season] }, `${slug}: seasons and their source disagree`],
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
  ['seasons.json', { end: '2026-05-08' }, '2026-1-12-operation: end is before start'],
  ['seasons.json', { start: '2026-02-30' }, '2026-1-12-operation: start is not a day'],
  ['seasons.json', { kind: 'party' }, '2026-1-12-operation: kind is not as it should be'],
  ['seasons.json', { park: 'Park <b>' }, '2026-1-12-operation: park has markup'],
  ['seasons.json', { price: 3 }, '2026-1-12-operation: row has unknown facts: price'],
  ['seasons.json', { campgroundId: 'atlantis' }, 'the campground atlantis is unknown'],
  ['seasons.json', { source: 'hearsay' }, 'the source hearsay is unknown'],
  ['closures.json', { opens: '2026-04-07' }, 'rst-rec0002: opens is before it was recorded'],
  ['closures.json', { recordedOn: 'today' }, 'rst-rec0002: recordedOn is not a day'],
  ['closures.json', { recResource: 'x' }, 'rst-rec0002: recResource is not a number such as'],
  ['closures.json', { links: ['javascript:a'] }, 'rst-rec0002: links.0 is not the address'],
  ['closures.json', { siteNameSource: null }, 'rst-rec0002: siteName and its source disagree'],
  ['closures.json', { source: 'hearsay' }, 'closures.json, rst-rec0002: the source hearsay'],
  ['recreation-sites.json', { latitude: 12 }, 'REC0002: latitude is outside the province'],
  [
    'recreation-sites.json',
    { latitude: 49, longitude: -137, precision: 'site' },
    'REC0002: latitude is outside the province',
  ],
  ['recreation-sites.json', { longitude: -120 }, 'REC0002: longitude makes half a point'],
  ['recreation-sites.json', { id: 'REC' }, 'recreation-sites.json, REC: id is not a number'],
  ['recreation-sites.json', { url: 'http://a.example/' }, 'REC0002: url is not an address'],
  [
    'parks.json',
    { facts: { dogs: 'maybe' } },
    'strathcona-park: facts.dogs is not as it should be',
  ],
  ['parks.json', { facts: { moose: 'yes' } }, 'strathcona-park: facts'],
  ['parks.json', { facts: {} }, 'strathcona-park: facts and their source disagree'],
  ['parks.json', { dates: [] }, 'strathcona-park: dates and their source disagree'],
  [
    'parks.json',
    { dates: [{ year: 2026, kind: 'gate', from: '2026-09-30', to: '2026-05-01' }] },
    'strathcona-park: dates.0.to is before its first day',
  ],
  [
    'parks.json',
    { sources: { name: 'bcp-names', facts: ['hearsay'], dates: 'bcp-dates-2026' } },
    'parks.json, strathcona-park: the source hearsay is unknown',
  ],
  ['recreation-sites.json', { sources: ['hearsay'] }, 'REC0002: the source hearsay is unknown'],
])('%s with %j is refused with file, row and reason [campgrounds-8]', (file, facts, sentence) => {
  expect(() => readPlaces(withFacts(file, facts))).toThrow(sentence);
});

const far: Position = [-100, 50];
const square: Position[] = [
  [-120, 50],
  [-119, 50],
  [-119, 51],
  [-120, 50],
];

test.each([
  ['a corner outside the province', [square[0], far, square[2], square[3]], 'outside the province'],
  ['a ring that is open', [...square.slice(0, 3), [-120, 51]], 'is not closed'],
  ['a ring of three corners', [square[0], square[1], square[0]], 'fewer than four corners'],
])('an outline with %s is refused [campgrounds-8]', (_what, ring, reason) => {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-data-'));
  cpSync(dataFolder, folder, { recursive: true });
  const outline = {
    type: 'FeatureCollection',
    features: [
      {
        properties: { code: 'CA-BC', source: 'bc-outline' },
        geometry: { type: 'MultiPolygon', coordinates: [[square], [ring]] },
      },
    ],
  };
  writeFileSync(join(folder, 'bc-outline.geojson'), JSON.stringify(outline));

  expect(() => readPlaces(folder)).toThrow(
    new RegExp(`^bc-outline\\.geojson: features\\.0\\.geometry\\.coordinates\\.1\\.0.* ${reason}`),
  );
  writeFileSync(join(folder, 'bc-outline.geojson'), '{');
  expect(() => readPlaces(folder)).toThrow('bc-outline.geojson: cannot be read');
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
])('a file with %s is refused [campgrounds-8]', (_what, change, sentence) => {
  expect(() => readPlaces(folderWith('campgrounds.json', change))).toThrow(sentence);
});

test('a folder without the files is refused by their names', () => {
  const empty = mkdtempSync(join(tmpdir(), 'campbc-data-'));

  expect(() => readPlaces(empty)).toThrow(
    /campgrounds\.json: cannot be read[^]*sources\.json: cannot/,
  );
});
