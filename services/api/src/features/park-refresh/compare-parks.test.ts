import type { ParkFact, ParkRow } from '@camp/places/parks';
import { expect, test } from '@jest/globals';
import { contradicts, parkAsAnswered } from './compare-parks.ts';

const kept: ParkRow = {
  id: 'lockhart-beach-park',
  orcs: 12,
  name: 'Lockhart Beach Park',
  url: 'https://bcparks.ca/lockhart-beach-park/',
  facts: { toilets: 'yes', cycling: 'limited', showers: 'no' },
  dates: [],
  sources: { name: 'bcp-names', facts: ['bcp-facilities'], dates: null },
};

const answered = (listed: ParkFact[], spoken: ParkFact[] = listed, of = kept) =>
  parkAsAnswered(of, {
    listed: new Set(listed),
    spoken: new Set<ParkFact>(['toilets', 'cycling', 'showers', ...spoken]),
  });

test('what is new is taken, what was limited stays so, and no stays no', () => {
  const now = answered(['toilets', 'cycling', 'swimming']);

  expect(now.facts).toEqual({ ...kept.facts, swimming: 'yes' });
  expect(now.sources.facts).toEqual(['bcp-data-api', 'bcp-facilities']);
  expect(contradicts(kept, now)).toBe(false);
});

test('facts that only the answer has name only the answer', () => {
  const { sources } = answered(['toilets'], [], { ...kept, facts: { toilets: 'yes' } });

  expect(sources.facts).toEqual(['bcp-data-api']);
});

test.each<[string, ParkFact[], ParkRow['facts']]>([
  ['a fact that is not listed any more', ['cycling'], { cycling: 'limited', showers: 'no' }],
  ['a limited one that is not', ['toilets'], { toilets: 'yes', showers: 'no' }],
  [
    'what there was not and is listed',
    ['toilets', 'cycling', 'showers'],
    {
      toilets: 'yes',
      cycling: 'limited',
      showers: 'yes',
    },
  ],
  ['a park of which nothing is listed', [], { showers: 'no' }],
])('%s contradicts what is kept', (_of, listed, facts) => {
  const now = answered(listed);

  expect(now.facts).toEqual(facts);
  expect(contradicts(kept, now)).toBe(true);
});

test('of what is listed of no park at all nothing is said', () => {
  const firewood: ParkRow = { ...kept, facts: { ...kept.facts, firewood: 'yes' } };
  const now = answered(['toilets', 'cycling'], [], firewood);

  expect(now.facts).toEqual(firewood.facts);
  expect(contradicts(firewood, now)).toBe(false);
});
