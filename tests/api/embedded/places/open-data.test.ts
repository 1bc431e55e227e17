import { campgroundFeatures, listPlaceSources } from '@camp/contracts/places/open-data';
import { expect, test } from '@jest/globals';
import { newVisitor, underTest } from '#tests/support/api/api-under-test.ts';

const visitor = newVisitor();

test('sources are told with licence and attribution [calls-campgrounds-1]', async () => {
  const { status, body } = await visitor.get('/api/places/sources');

  const { sources, campgrounds } = listPlaceSources.response.parse(body);
  expect([status, campgrounds]).toEqual([200, 392]);
  expect(sources.length).toBeGreaterThan(20);
  for (const { id, licence, attribution } of sources) {
    expect([id, licence !== '']).toEqual([id, true]);
    expect([id, attribution !== null]).toEqual([
      id,
      !['computed', 'by-name', 'by-hand'].includes(id),
    ]);
  }
});

test('the set is GeoJSON with its licences, longitude first [campgrounds-7]', async () => {
  const { status, headers, body } = await visitor.get('/api/places/campgrounds.geojson');

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename=campgrounds.geojson');
  const { features, sources } = campgroundFeatures.response.parse(body);
  expect(features).toHaveLength(392);
  const known = new Set(sources.map(({ id }) => id));
  for (const { id, geometry, properties } of features) {
    const [longitude = -120, latitude = 50] = geometry?.coordinates ?? [];
    expect([id, longitude < -114 && longitude > -140, latitude > 48 && latitude < 61]).toEqual([
      id,
      true,
      true,
    ]);
    expect([id, properties.sources.filter((source) => !known.has(source))]).toEqual([id, []]);
  }
});

test('the table has a row for each place, with licences and attributions, and runs nothing [campgrounds-7]', async () => {
  const { status, headers, text } = await visitor.text('/api/places/campgrounds.csv');

  const [head = '', ...rows] = text.slice(1).trimEnd().split('\r\n');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(head).toMatch(/^id,name,park,.*,latitude,longitude,.*,sources,licences,attributions$/);
  expect(rows).toHaveLength(392);
  for (const row of rows) {
    expect(row).toContain('Apache License 2.0');
    expect(row).toContain('Province of British Columbia');
    expect(row).not.toMatch(/(?:^|,)"?[=+@]/);
  }
  expect(text).toContain('sx̌ʷəx̌ʷnitkʷ Campground');
});

test.each(['places/campgrounds.geojson', 'places/campgrounds.csv', 'openapi.json'])(
  'pages of any site may read %s, which comes packed, and once to whoever has it [campgrounds-7]',
  async (file) => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${underTest.url}/api/${file}`, { headers: { 'accept-encoding': 'br', ...headers } });

    const first = await ask({});
    const etag = first.headers.get('etag') ?? '';
    const again = await ask({ 'cache-control': 'max-age=0', 'if-none-match': etag });

    expect(Object.fromEntries(first.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-encoding': 'br',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    });
    expect(again.status).toBe(304);
  },
);
