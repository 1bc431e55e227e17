import { amenityFacts, type CorrectableFact } from '@camp/contracts/places/correctable-facts';
import { expect, test } from '@jest/globals';
import { correctionBody, type PlaceFact } from '@camp/contracts/staff/staff-places';
import { decodeMessage } from '@camp/contracts/sentences/language';
import { readAmenities, readCorrection } from './correction-input.ts';

const filled = { source: 'A call', source_url: '', reason: 'They moved.' };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...fields })) form.set(name, value);
  return form;
}

const cases: [CorrectableFact, Record<string, string>, unknown][] = [
  ['name', { value: ' Alice Lake ' }, 'Alice Lake'],
  ['type', { value: 'cabin' }, 'cabin'],
  ['amenities.toilets', { value: 'unknown' }, 'unknown'],
  ['official_url', { value: 'https://bcparks.ca/' }, 'https://bcparks.ca/'],
  [
    'location',
    { 'value.latitude': '49,78', 'value.longitude': '-123.12', 'value.precision': 'site' },
    { latitude: 49.78, longitude: -123.12, precision: 'site' },
  ],
  ['reservation', { 'value.state': 'no', 'value.url': '' }, { state: 'no', url: null }],
  ['sites', { 'value.known': 'unknown', 'value.number': '7' }, null],
  ['sites', { 'value.known': 'at_least', 'value.number': '7' }, { count: null, at_least: 7 }],
  ['seasons', {}, []],
  [
    'seasons',
    { ...yearOf('2026', '2026-05-10', '2026-09-30') },
    [
      {
        year: 2026,
        part: null,
        operating: { from: '2026-05-10', to: '2026-09-30' },
        reservable: null,
        offseason: null,
      },
    ],
  ],
];

function yearOf(year: string, from: string, to: string) {
  return {
    'value.0.year': year,
    'value.0.operating.from': from,
    'value.0.operating.to': to,
    'value.0.reservable.from': '',
    'value.0.reservable.to': '',
  };
}

/** Lists what the contract rejects in a form, by field. */
function problemsIn(fact: CorrectableFact, fields: Record<string, string>) {
  const { error } = correctionBody.safeParse(readCorrection(fact, formOf(fields)));
  return (error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    ...decodeMessage(message),
  }));
}

test.each(cases)('%s from %j [places-1]', (fact, fields, value) => {
  expect(readCorrection(fact, formOf(fields))).toEqual({
    ...filled,
    fact,
    value,
    source_url: null,
  });
  expect(problemsIn(fact, fields)).toEqual([]);
});

const wrong: [CorrectableFact, Record<string, string>, string, string][] = [
  ['name', { value: ' ' }, 'value', 'nameMissing'],
  ['official_url', { value: 'http://bcparks.ca/' }, 'value', 'pictureAddress'],
  [
    'location',
    { 'value.latitude': '62', 'value.longitude': '-123', 'value.precision': 'site' },
    'value.latitude',
    'outsideProvince',
  ],
  [
    'reservation',
    { 'value.state': 'no', 'value.url': 'https://a.example/' },
    'value.url',
    'linkWithoutBooking',
  ],
  [
    'seasons',
    yearOf('2026', '2026-09-30', '2026-05-10'),
    'value.0.operating.to',
    'lastDayBeforeFirst',
  ],
  ['seasons', yearOf('2026', '2026-05-10', '2026-05-10'), 'value.0.operating', 'seasonLength'],
  ['seasons', yearOf('2025', '2026-05-10', '2026-09-30'), 'value.0.operating', 'seasonYear'],
  ['seasons', yearOf('2026', '', ''), 'value.0.operating', 'missing'],
  ['name', { value: 'Alice Lake', source: ' ' }, 'source', 'sourceMissing'],
  ['name', { value: 'Alice Lake', reason: '' }, 'reason', 'reasonMissing'],
];

test.each(wrong)('%s cannot be %j: %s is told [places-1]', (fact, fields, field, key) => {
  expect(problemsIn(fact, fields)[0]).toMatchObject({ field, key });
});

test.each(['', 'many', '0', '5001', '1.5'])('a number of sites cannot be %j', (number) => {
  const [problem] = problemsIn('sites', { 'value.known': 'count', 'value.number': number });

  expect(problem?.field).toMatch(/^value(?:\.count)?$/);
});

test('half a range of days is no range', () => {
  expect(problemsIn('seasons', yearOf('2026', '2026-05-10', ''))[0]?.field).toBe(
    'value.0.operating.to',
  );
});

/** All amenities are unknown, but that staff corrected the toilets. */
const amenityRows = amenityFacts.map((fact) => ({
  fact,
  imported: 'unknown',
  imported_source: null,
  correction: fact === 'amenities.toilets' ? { value: 'yes' } : null,
})) as PlaceFact[];

const gridOf = (changed: Record<string, string>) =>
  formOf({
    ...Object.fromEntries(amenityFacts.map((fact) => [fact, 'unknown'])),
    'amenities.toilets': 'yes',
    ...changed,
  });

test('of a grid only what was changed is sent [campgrounds-36]', () => {
  const changed = { 'amenities.showers': 'no', 'amenities.toilets': 'unknown' };

  const correction = readAmenities(amenityRows, gridOf(changed));

  expect(correction).toMatchObject({
    ...filled,
    source_url: null,
    fact: 'amenities',
    value: { showers: 'no', toilets: 'unknown' },
  });
  expect(correctionBody.safeParse(correction).success).toBe(true);
});

test('a grid without a change has nothing to change [campgrounds-36]', () => {
  const { error } = correctionBody.safeParse(readAmenities(amenityRows, gridOf({})));

  const [issue] = error?.issues ?? [];
  expect(issue?.path).toEqual(['value']);
  expect(decodeMessage(issue?.message ?? '')).toMatchObject({ key: 'nothingToChange' });
});
