import { expect, test } from '@jest/globals';
import type { FeedAlert } from '#features/feed-adapters/alert.ts';
import { NoticeFinder, type Site } from './notice-finder.ts';

const fireAt = (id: string, longitude: number, more: Partial<FeedAlert> = {}): FeedAlert => ({
  id,
  kind: 'wildfire',
  status: 'notice',
  headline: { en: `Wildfire ${id}, out of control`, fr: `Feu de forêt ${id}, hors de contrôle` },
  text: null,
  url: null,
  area: null,
  reach: { of: 'around', positions: [[longitude, 50]], km: 20 },
  source: 'wildfires',
  asOf: null,
  from: null,
  until: null,
  ...more,
});

const site: Site = { orcs: 90, recResource: null, position: [-120, 50] };

const noticesOf = (alerts: FeedAlert[], of = site, announced: FeedAlert[] = []) =>
  new NoticeFinder({ alerts, announced, isSample: false }).of(of);
const idsOf = (alerts: FeedAlert[], of = site) => noticesOf(alerts, of).map(({ id }) => id);

test('a fire near by says how far it is, in both languages, and one far away is not told', () => {
  const notices = noticesOf([fireAt('A', -120.168), fireAt('B', -120.3)]);

  expect(notices).toEqual([
    expect.objectContaining({
      id: 'A',
      headline: 'Wildfire A, out of control, about 12 km away',
      headline_fr: 'Feu de forêt A, hors de contrôle, à environ 12\u00A0km',
      source: 'BC Wildfire Service',
    }),
  ]);
});

test('a closure comes before a warning, that before a notice, and then the nearest [calls-account-8]', () => {
  const alerts = [
    fireAt('far', -120.2),
    fireAt('near', -120.1),
    fireAt('wild', -120.2, { status: 'warning' }),
    fireAt('park', 0, { status: 'closed', reach: { of: 'parks', orcs: [7, 90] } }),
  ];

  expect(idsOf(alerts)).toEqual(['park', 'wild', 'near', 'far']);
});

test('a closure that was announced is a notice until it begins, on a day of the province', () => {
  const closure = fireAt('park', 0, {
    status: 'closed',
    reach: { of: 'parks', orcs: [90] },
    from: '2026-12-04T06:30:00.000Z',
  });
  const notices = noticesOf([fireAt('near', -120)], site, [closure]);

  expect(notices).toMatchObject([
    { id: 'park', status: 'notice', announced: { from: '2026-12-03', status: 'closed' } },
    { id: 'near', announced: null },
  ]);
});

test('advisories go by the number of the park, closures by that of the recreation site', () => {
  const park = fireAt('park', 0, { reach: { of: 'parks', orcs: [90] } });
  const rec = fireAt('rec', 0, { reach: { of: 'recreation-site', id: 'REC0002' } });
  const at = (orcs: number | null, recResource: string | null) =>
    idsOf([park, rec], { orcs, recResource, position: null });

  expect([at(90, null), at(91, null), at(null, 'REC0002'), at(null, null)]).toEqual([
    ['park'],
    [],
    ['rec'],
    [],
  ]);
});

test('weather counts inside its area, and is told without a distance', () => {
  const polygon = [
    [
      [-121, 49],
      [-119, 49],
      [-119, 51],
      [-121, 51],
      [-121, 49],
    ],
  ] as [number, number][][];
  const storm = fireAt('storm', 0, { reach: { of: 'areas', polygons: [polygon] } });

  expect(noticesOf([storm])[0]?.headline).toBe('Wildfire storm, out of control');
  expect(idsOf([storm], { ...site, position: [-122, 50] })).toEqual([]);
});

test('an alert of which nobody knows where it is concerns no place', () => {
  expect(idsOf([fireAt('ban', 0, { reach: null })])).toEqual([]);
});
