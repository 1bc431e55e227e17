import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Season, summarizeSeasons } from '@camp/contracts/places/seasons';
import type { CampgroundRow } from './campgrounds.ts';
import { seasonRow } from './companions.ts';
import { dataFolder, readPlaces, rowsOf } from './read-data.ts';

const { campgrounds } = readPlaces(dataFolder);
const dated = rowsOf(dataFolder, 'seasons.json', seasonRow, []);

/** Cells of the table, row by row. */
const checked = readFileSync(join(dataFolder, 'checked-by-hand.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, slug = '', ...cells]) => ({ slug, told: cells.slice(0, 4) }));

function openDays({ seasons }: CampgroundRow): string {
  const season = summarizeSeasons(seasons ?? []);
  if (!season) return 'unknown';
  const { year, spans, extent } = season;
  const days = spans.map(({ from, to }) => `${from}/${to}`);
  return [year, ...days, ...(extent === 'whole' ? [] : [extent])].join(' ');
}

test('sixty places are as they were read beside their sources [campgrounds-6]', () => {
  const rows = new Map(campgrounds.map((row) => [row.id, row]));
  expect(new Set(checked.map(({ slug }) => slug)).size).toBe(60);

  for (const { slug, told } of checked) {
    const row = rows.get(slug);
    const facts = row && [row.type, row.typeBasis, openDays(row), row.reservation];
    expect([slug, facts]).toEqual([slug, told]);
  }
});

const spanNames = {
  operation: 'operating',
  reservation: 'reservable',
  'off-season': 'offseason',
} as const;

/** All spans of a place, one line each. */
const linesOf = (seasons: readonly Season[]) =>
  seasons.flatMap((row) =>
    Object.values(spanNames).flatMap((name) => {
      const span = row[name];
      return span ? [`${row.year} ${name} ${span.from}/${span.to}`] : [];
    }),
  );

/** Slips of the source: shorter than a season, longer than a year, or of another year than they say. */
const refused = new Set([
  '2025-33_252-operation',
  '2025-33_253-operation',
  '2025-33_253-reservation',
  '2024-89_322-operation',
  '2024-273_10-operation',
  '2025-84_175-operation',
  '2025-84_175-reservation',
]);

test('every date that was published of a place is in its seasons, and no other', () => {
  for (const { id, seasons } of campgrounds) {
    const published = dated.flatMap(({ id: span, campgroundId, kind, year, start, end }) => {
      const name = kind in spanNames ? spanNames[kind as keyof typeof spanNames] : null;
      if (campgroundId !== id || name === null || refused.has(span)) return [];
      return [`${year} ${name} ${start}/${end}`];
    });
    expect([id, linesOf(seasons ?? []).toSorted()]).toEqual([id, published.toSorted()]);
  }
});

test('a part of which no date was published makes its campground partly known', () => {
  const parts = new Set(dated.map(({ feature }) => feature));
  const lacking = campgrounds.filter(
    ({ keys, seasons }) =>
      seasons && 'features' in keys && keys.features.some((part) => !parts.has(part)),
  );

  expect(lacking.map(({ id }) => id)).toEqual([
    'kettle-river-campground',
    'miracle-beach-campground',
  ]);
  for (const { seasons } of lacking)
    expect(summarizeSeasons(seasons ?? [])?.extent).toBe('partly-known');
});
