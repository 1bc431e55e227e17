import { expect, test } from '@jest/globals';
import { built, newPlace, shell } from '#built-app.fixture.ts';
import { contentFor } from '#document/channels.ts';
import { endCanary, promote, publish, rollback } from './publish.ts';
import { verifyLive } from '#maintain/verify.ts';

const account = (version: string) => built({ name: 'remote-account', version });

/** Account 1.0.0 for all, 2.0.0 as a canary for a quarter of the visitors. */
async function withCanary() {
  const place = newPlace();
  await publish(place, { folders: [shell(), account('1.0.0')], by: 'ana' });
  const live = await publish(place, { folders: [account('2.0.0')], by: 'bo', canary: 25 });
  return { place, live };
}

const versionFor = (live: Parameters<typeof contentFor>[0], bucket: number) =>
  contentFor(live, bucket).content.remotes['account']?.version;

test('a canary is given to its share of visitors, always the same ones', async () => {
  const { place, live } = await withCanary();

  expect(live).toMatchObject({ generation: 2, canary: { by: 'bo', parts: ['remote-account'] } });
  const given = Array.from({ length: 100 }, (_, bucket) => versionFor(live, bucket));
  expect(given.filter((version) => version === '2.0.0')).toHaveLength(25);
  expect(given.slice(0, 25)).toEqual(Array(25).fill('2.0.0'));
  expect(contentFor(live, 24).channel).toBe('canary');
  expect(contentFor(live, 25).channel).toBe('stable');
  expect(await verifyLive(place)).toEqual(live);
});

test('promoted, it is everybody’s, and no canary is left', async () => {
  const { place } = await withCanary();

  const wider = await promote(place, { by: 'ana', percentage: 60 });
  const live = await promote(place, { by: 'ana' });

  expect(wider.canary?.percentage).toBe(60);
  expect(versionFor(wider, 59)).toBe('2.0.0');
  expect(versionFor(live, 99)).toBe('2.0.0');
  expect(live.canary).toBeUndefined();
});

test('ended, everybody has what was live before', async () => {
  const { place } = await withCanary();

  const live = await endCanary(place, { by: 'health' });

  expect(versionFor(live, 0)).toBe('1.0.0');
  expect(live).toMatchObject({ generation: 3, by: 'health' });
  await expect(endCanary(place, { by: 'x' })).rejects.toMatchObject({ code: 'NO_CANARY' });
  await expect(promote(place, { by: 'x' })).rejects.toMatchObject({ code: 'NO_CANARY' });
});

test('what others publish meanwhile reaches both channels; the canary keeps its own parts', async () => {
  const { place } = await withCanary();

  await publish(place, { folders: [built({ name: 'remote-public' })], by: 'cy' });
  const live = await publish(place, { folders: [account('1.5.0')], by: 'cy' });

  expect(live.canary?.remotes['public']?.version).toBe('1.0.0');
  expect(versionFor(live, 0)).toBe('2.0.0');
  expect(versionFor(live, 99)).toBe('1.5.0');
});

test('a rollback ends the canary, too; without anything live there is none', async () => {
  const { place } = await withCanary();

  const live = await rollback(place, { generation: 1, by: 'ana' });

  expect(live.canary).toBeUndefined();
  await expect(
    publish(newPlace(), { folders: [shell()], by: 'ana', canary: 5 }),
  ).rejects.toMatchObject({ code: 'NOTHING_LIVE' });
});
