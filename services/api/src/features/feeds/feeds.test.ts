import { expect, test } from '@jest/globals';
import { readFeedSample } from '@camp/places/feed-samples';
import { ChangedShapeError, type FeedAlert } from '#features/feed-adapters/alert.ts';
import { feedSources } from './feeds.ts';

type Loose = Record<string, unknown>;

const feed = (name: string) => {
  const source = feedSources.find((each) => each.name === name);
  if (!source) throw new Error(`There is no feed ${name}.`);
  return source;
};

const read = (name: string, answer: unknown) => feed(name).read(answer);

function sampleOf(name: string): unknown {
  const { sample } = feed(name);
  if (!sample) throw new Error(`${name} has no sample.`);
  return readFeedSample(sample.source, sample.file).answer;
}

const alertsIn = (name: string) => read(name, sampleOf(name)).alerts;
const named = (alerts: FeedAlert[], id: string) => alerts.find((alert) => alert.id === id);

test('recorded fires say name, stage, size and how near counts', () => {
  const alerts = alertsIn('wildfires');

  expect(alerts).toHaveLength(8);
  expect(named(alerts, 'wildfire-c21127')).toEqual({
    id: 'wildfire-c21127',
    kind: 'wildfire',
    status: 'notice',
    headline: {
      en: 'Wildfire Felker Fire (C21127), under control',
      fr: 'Feu de forêt Felker Fire (C21127), maîtrisé',
    },
    text: { en: 'About 4,217 hectares.', fr: 'Environ 4\u00A0217 hectares.' },
    url: 'https://wildfiresituation.nrs.gov.bc.ca/incidents?fireYear=2026&incidentNumber=C21127',
    area: { en: '2.2km NW of Rosa Creek', fr: null },
    reach: {
      of: 'around',
      positions: [[-121.941883000121, 51.9557500003097]],
      km: expect.closeTo(23.66),
    },
    source: 'wildfires',
    asOf: null,
    from: '2026-07-17T23:56:00.000Z',
    until: null,
  });
});

test('recorded bans say what is banned where, without an area where none was recorded', () => {
  const alerts = alertsIn('fire-bans');

  expect(alerts).toHaveLength(6);
  expect(named(alerts, 'fire-ban-3')).toMatchObject({
    status: 'warning',
    headline: {
      en: 'Fires banned, categories 2 and 3, campfires',
      fr: 'Feux interdits, catégories 2 et 3, feux de camp',
    },
    area: { en: 'Coastal Fire Centre' },
    reach: null,
    from: '2022-09-07T00:00:00.000Z',
  });
});

test('of recorded road events those that hold people up are told, in the words of the feed', () => {
  const [slide] = alertsIn('roads');

  expect(slide).toMatchObject({
    id: 'road-dbc-28386',
    status: 'notice',
    isRoadClosed: true,
    headline: {
      en: 'Quesnel-Hixon Road, in both directions. Landslide at Cottonwood bridge',
      fr: null,
    },
    text: { en: expect.stringMatching(/^Road closed\. Next update time Wed Jul 12/) },
    area: { en: 'Cariboo District' },
    asOf: '2023-04-13T17:30:12.000Z',
    from: '2021-04-26T15:19:00.000Z',
    until: null,
  });
});

test('larger fires come before smaller ones, and sites with a name before others [public-pages-14]', () => {
  const hectares = alertsIn('wildfires').map(({ text }) =>
    Number(text?.en.replaceAll(/[^\d.]|\.$/g, '')),
  );
  const unnamed = alertsIn('recreation-sites').map(({ headline }) => headline.en.startsWith('Rec'));

  expect(hectares).toEqual(hectares.toSorted((one, other) => other - one));
  expect(hectares[0]).toBe(61_050);
  expect(unnamed.lastIndexOf(false)).toBeLessThan(unnamed.indexOf(true));
});

test('recorded closures close the recreation site of their number, unless they say that it is open', () => {
  const alerts = alertsIn('recreation-sites');

  expect(alerts).toHaveLength(309);
  expect(named(alerts, 'closure-rec0039')).toMatchObject({
    status: 'closed',
    headline: {
      en: 'Recreation site REC0039 is closed',
      fr: 'Site récréatif REC0039\u00A0: fermé',
    },
    reach: { of: 'recreation-site', id: 'REC0039' },
    asOf: '2026-04-08T00:00:00.000Z',
  });
  expect(named(alerts, 'closure-rec0094')).toMatchObject({
    headline: { en: 'Salsbury Lake is closed' },
    reference: { en: 'REC0094', fr: 'REC0094' },
  });
  expect(named(alerts, 'closure-rec0002')).toMatchObject({
    headline: { en: 'Tamihi Creek: Closed due to flooding', fr: null },
    reference: { en: 'REC0002, unofficial name', fr: 'REC0002, nom non officiel' },
  });
  expect(named(alerts, 'closure-rec0024')).toMatchObject({
    headline: { en: 'Rapids is closed', fr: 'Rapids\u00A0: fermé' },
  });
  expect(alerts.filter(({ status }) => status === 'notice').length).toBeGreaterThan(0);
});

test('weather of another province is not told', () => {
  expect(alertsIn('weather')).toEqual([]);
});

test('weather of this one is told in both languages, until it ends', () => {
  const sample = sampleOf('weather') as { features: { geometry: Loose; properties: Loose }[] };
  for (const { geometry } of sample.features) {
    geometry['coordinates'] = [
      [
        [-123, 49.5],
        [-122, 49.5],
        [-122, 50],
        [-123, 49.5],
      ],
    ];
  }
  const [, storm] = sample.features;
  if (storm) storm.properties['status_en'] = 'ended';

  expect(read('weather', sample).alerts).toMatchObject([
    {
      id: 'weather-ad-ottawa-2025-02-05t23-07-00-000z',
      status: 'notice',
      headline: { en: 'Weather Advisory', fr: 'Avis météorologique' },
      reach: { of: 'areas' },
      until: '2025-02-06T15:07:00.000Z',
    },
  ]);
});

const advisory = {
  advisoryNumber: 101,
  title: 'Park <b>closed</b>',
  description: '<p>Stay <a href="https://evil.example">away</a><script>alert(1)</script>.</p>',
  isSafetyRelated: false,
  effectiveDate: '2026-07-01T00:00:00.000Z',
  expiryDate: null,
  updatedDate: '2026-07-02T00:00:00.000Z',
  accessStatus: { accessStatus: 'Closed', groupLabel: 'Full closure', precedence: 1 },
  advisoryStatus: { code: 'PUB' },
  links: [{ url: 'javascript:alert(1)' }, { url: 'https://bcparks.ca/news' }],
  sites: [],
  protectedAreas: [{ orcs: 90, protectedAreaName: 'Wells Gray Park' }],
};

test('an advisory of BC Parks is plain text with the first address that people may follow', () => {
  expect(read('bc-parks', { data: [advisory] }).alerts).toMatchObject([
    {
      id: 'advisory-101',
      status: 'closed',
      headline: { en: 'Park closed', fr: null },
      text: { en: 'Stay away.' },
      url: 'https://bcparks.ca/news',
      area: { en: 'Wells Gray Park' },
      reach: { of: 'parks', orcs: [90] },
    },
  ]);
});

test.each([
  [{ accessStatus: 'Closed', groupLabel: 'Partially closed' }, {}, 'warning'],
  [{ accessStatus: 'Closed', groupLabel: 'Full closure' }, { sites: [{ id: 1 }] }, 'warning'],
  [{ accessStatus: 'Open', groupLabel: 'Open public access' }, {}, 'notice'],
  [null, { isSafetyRelated: true }, 'warning'],
  [null, {}, 'notice'],
])('the access %j with %j is a %s for the park', (accessStatus, more, status) => {
  const { alerts } = read('bc-parks', { data: [{ ...advisory, accessStatus, ...more }] });

  expect(alerts[0]?.status).toBe(status);
});

test('what is not published, or of no park, is not told', () => {
  const data = [
    { ...advisory, advisoryStatus: { code: 'DFT' } },
    { ...advisory, protectedAreas: [] },
  ];

  expect(read('bc-parks', { data })).toEqual({ alerts: [], dropped: 0 });
});

test.each([
  ['a date that is none', { effectiveDate: 'soon' }],
  ['an end before the beginning', { expiryDate: '2026-06-30T00:00:00.000Z' }],
  ['no title', { title: undefined }],
  ['a number that is none', { advisoryNumber: '../../etc' }],
])('one item with %s is left out, and the others are told', (_name, broken) => {
  const { alerts, dropped } = read('bc-parks', { data: [advisory, { ...advisory, ...broken }] });

  expect([alerts.length, dropped]).toEqual([1, 1]);
});

test.each(['wildfires', 'fire-bans', 'roads', 'weather', 'bc-parks', 'recreation-sites'])(
  'an answer of %s of another shape is refused as a whole',
  (name) => {
    const wrong: unknown[] = [null, 7, 'no', [{ id: 1 }], {}, { error: 'busy' }, { data: {} }];
    wrong.push(
      { type: 'FeatureCollection', features: [{ a: 1 }] },
      { events: [1] },
      { data: [{}] },
    );

    for (const answer of wrong) expect(() => read(name, answer)).toThrow(ChangedShapeError);
  },
);

test('an empty answer is an answer: nothing is going on', () => {
  expect(read('wildfires', { type: 'FeatureCollection', features: [] }).alerts).toEqual([]);
});

test('a fire elsewhere, or nowhere, is not told', () => {
  const sample = sampleOf('wildfires') as { features: Loose[] };
  const [first, second, third] = sample.features;
  const features = [
    first,
    { ...second, geometry: { type: 'Point', coordinates: [-75.7, 45.4] } },
    { ...third, geometry: { type: 'Point', coordinates: [999, 'x'] } },
  ];

  const { alerts, dropped } = read('wildfires', { type: 'FeatureCollection', features });

  expect([alerts.length, dropped]).toEqual([1, 1]);
});
