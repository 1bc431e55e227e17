import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { adams, ClosureSite } from '#tests/support/api/closure-site.ts';
import { alertsOf, askNow, whenAsked } from '#tests/support/api/feeds.ts';
import type { OwnApi } from '#tests/support/api/own-api.ts';

/** Started at the same time over an empty database. */
let site: ClosureSite;
let beside: OwnApi;

beforeAll(async () => {
  [site, beside] = await ClosureSite.startTwo();
});

afterAll(async () => {
  await beside.stop();
  await site.stop();
});

test('several APIs that start at once over an empty database fill it once [campgrounds-8]', async () => {
  expect(await beside.query('SELECT added_places FROM place_imports')).toHaveLength(1);
  expect(await beside.query('SELECT slug FROM places')).toHaveLength(392);
});

test('of several APIs one asks a feed, and all tell what it said', async () => {
  await whenAsked(site.api, 'weather');
  const before = site.host.askedFor('weather').length;

  for (let turn = 1; turn <= 5; turn += 1) await askNow(site.api, 'weather');

  expect(site.host.askedFor('weather').length).toBe(before + 5);
  const here = (await alertsOf(site.api)).alerts;
  expect(here.length).toBeGreaterThan(0);
  await until(
    async () => (await alertsOf(beside)).alerts.length === here.length,
    'the other API tells of them',
  );
});

test('of several APIs one tells members what closes [mails-about-saved-places-3]', async () => {
  await site.closeParks();
  const member = await site.subscriber(adams.slug);

  await site.closeParks(adams.park);
  await until(async () => {
    await site.look(member);
    return (await site.countOf(member)) > 0;
  }, 'the closure is told');
  await site.look(member);

  expect(await site.countOf(member)).toBe(1);
});
