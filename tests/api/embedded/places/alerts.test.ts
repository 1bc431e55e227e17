import { expect, test } from '@jest/globals';
import { alertsOf } from '#tests/support/api/feeds.ts';
import { newVisitor } from '#tests/support/api/api-under-test.ts';
import { listed } from '#tests/support/api/places.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';

test('without live feeds everybody gets recorded samples, each marked as one', async () => {
  const { alerts, feeds } = await alertsOf({ newVisitor });

  const kinds = new Set(alerts.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['advisory', 'wildfire', 'fire-ban', 'road']));
  expect(alerts.every(({ is_sample: isSample }) => isSample)).toBe(true);
  expect(feeds.find(({ name }) => name === 'wildfires')).toMatchObject({
    state: 'off',
    as_of: '2026-10-02T00:00:00.000Z',
    is_sample: true,
    attribution:
      'Contains information licensed under the Open Government Licence – British Columbia.',
  });
});

test('a closed road is told as closed, and closes no place; a site is told by name and number', async () => {
  const { alerts } = await alertsOf({ newVisitor });
  const roads = alerts.filter(({ kind }) => kind === 'road');
  const creek = alerts.find(({ id }) => id === 'closure-rec0002');

  expect(roads.map(({ status }) => status)).toEqual(['closed', 'notice']);
  expect(creek?.headline.en).toBe('Tamihi Creek: Closed due to flooding');
  expect(creek?.reference?.en).toBe('REC0002, unofficial name');
});

test('in production no sample is shown, and feeds that are off say so [campgrounds-4]', async () => {
  const api = await OwnApi.start(undefined, {
    NODE_ENV: 'production',
    FEEDS: 'off',
    PUBLIC_URL: 'https://camp.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SQLITE_IN_PRODUCTION: 'true',
    DEMO_PASSWORD: '',
    RATE_LIMIT_FACTOR: '1',
  });

  const { alerts, feeds } = await alertsOf(api);
  const list = await listed(api.newVisitor(), 'closed=hide');
  await api.stop();

  expect(alerts).toEqual([]);
  expect(list.closures).toEqual({ known_by: 'off', left: null, hidden: 0 });
  expect(list.total).toBe(392);
  expect(feeds.map(({ state }) => state)).toEqual(Array(6).fill('off'));
});
