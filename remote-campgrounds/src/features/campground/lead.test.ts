import type { SeasonSummary } from '@camp/contracts/places/seasons';
import { expect, test } from '@jest/globals';
import { campgroundLead, parkLead } from './lead.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const spring = { from: '2024-04-26', to: '2024-10-07' };

const season: SeasonSummary = { year: 2024, ...spring, spans: [spring], extent: 'whole' };

const friends: Parameters<typeof campgroundLead>[0] = {
  type: 'frontcountry',
  type_basis: 'listed',
  park: 'Kokanee Creek Park',
  region: 'kootenay-rockies',
  sites: { count: 113, at_least: null },
  season,
  nearest_town: { id: 'balfour', name: 'Balfour', km: 12 },
};

test('the lead of a campground tells its kind, sites, park, region, town and season', () => {
  expect(plain(campgroundLead(friends, 'en'))).toBe(
    'A drive-in campground with 113 sites in Kokanee Creek Park, in the Kootenay Rockies, about 12 km from Balfour as the crow flies. Open Apr 26 – Oct 7 in 2024.',
  );
  expect(plain(campgroundLead(friends, 'fr'))).toBe(
    'Un camping accessible en voiture avec 113 emplacements à Kokanee Creek Park, dans les Rocheuses de Kootenay, à environ 12 km de Balfour à vol d’oiseau. Ouvert en 2024 du 26 avr. au 7 oct.',
  );
});

test('the lead leaves out what is not known, and says where only a name tells the kind', () => {
  const place = {
    ...friends,
    type: 'cabin',
    type_basis: 'name',
    park: null,
    sites: null,
    season: null,
    nearest_town: null,
  } as const;

  expect(campgroundLead(place, 'en')).toBe(
    'A cabin or shelter (by its name) in the Kootenay Rockies.',
  );
  expect(campgroundLead({ ...place, sites: { count: null, at_least: 8 } }, 'fr')).toBe(
    'Un refuge ou abri (selon son nom) avec au moins 8 emplacements dans les Rocheuses de Kootenay.',
  );
});

const operation = { year: 2026, kind: 'operation', from: '2026-05-01', to: '2026-06-27' } as const;

const park: Parameters<typeof parkLead>[0] = {
  name: 'Kokanee Creek Park',
  region: 'kootenay-rockies',
  nearest_town: friends.nearest_town,
  dates: [],
  campgrounds: [{ season }, { season }],
};

test('the lead of a park tells its own dates as those of parts of it', () => {
  expect(plain(parkLead({ ...park, dates: [operation] }, 'en'))).toBe(
    'A provincial park with 2 campgrounds in the Kootenay Rockies, about 12 km from Balfour as the crow flies. Parts open May 1 – Jun 27 in 2026, others unknown.',
  );
});

test('without dates of its own, the lead of a park tells those of its campgrounds', () => {
  const other = { season: { ...season, year: 2023 } };
  const withTheOther = { ...park, campgrounds: [...park.campgrounds, other] };

  expect(plain(parkLead(park, 'en'))).toMatch(/\. Open Apr 26 – Oct 7 in 2024\.$/);
  expect(plain(parkLead(withTheOther, 'en'))).toMatch(
    /\. Parts open Apr 26 – Oct 7 in 2024, others unknown\.$/,
  );
  expect(parkLead({ ...park, campgrounds: [] }, 'en')).toMatch(/crow flies\.$/);
});
