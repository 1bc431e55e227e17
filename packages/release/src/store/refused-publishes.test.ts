import { beforeEach, expect, test } from '@jest/globals';
import { account, built, publisherOf, shell, type TestPublisher } from '#built-app.fixture.ts';
import { publish } from '#publish/publish.ts';
import { ReleaseError } from '#release-error.ts';
import { keepRefused, RefusedPublishes } from './refused-publishes.ts';

let publisher: TestPublisher;

beforeEach(async () => {
  publisher = await publisherOf(shell());
});

const newest = () => new RefusedPublishes(publisher.store.storage).newest();

const refusedAs = (count: number, letters = 10) =>
  new ReleaseError('REFUSED', 'No.', {
    refusals: Array.from({ length: count }, (_, index) => ({
      code: 'PAGE_EMPTY' as const,
      message: `${index} ${'x'.repeat(letters)}`,
    })),
  });

test('what the gate refuses is kept with its reasons and the commit of its builds [console-3]', async () => {
  const routes = [{ path: '/api', page: 'api', access: 'anyone' }];
  const folders = [built({ name: 'remote-account', version: '2.0.0', routes })];
  const sources = { 'remote-account': { commit: '0123456789abcdef', isDirty: false } };

  await publish(publisher, { folders, by: 'bo', sources, gate: { allow: [] } }).catch(() => null);

  const [refused, ...others] = await newest();
  expect(others).toEqual([]);
  expect(refused).toMatchObject({ by: 'bo', more: 0 });
  expect(refused?.builds).toEqual([
    { name: 'remote-account', version: '2.0.0', commit: '01234567' },
  ]);
  expect(refused?.reasons.map(({ code }) => code)).toContain('ROUTE_RESERVED');
});

test('what a browser refuses before the switch is kept, too, and the error stays the same [console-3]', async () => {
  const error = refusedAs(1);
  const smokeStart = () => Promise.reject(error);

  const publishing = publish(publisher, { folders: [account()], by: 'bo', smokeStart });

  await expect(publishing).rejects.toBe(error);
  expect((await newest()).map(({ reasons }) => reasons.length)).toEqual([1]);
});

test('what went live, and what only came too late, leaves no record', async () => {
  await publish(publisher, { folders: [account()], by: 'bo', gate: undefined });
  const smokeStart = () => Promise.reject(new ReleaseError('CONTENDED', 'Too many.'));
  const later = { folders: [account('2.0.0')], by: 'bo', smokeStart };
  await expect(publish(publisher, later)).rejects.toThrow('Too many.');

  expect(await newest()).toEqual([]);
});

test('thirty are kept, newest first, each with twelve reasons of bounded length [console-3]', async () => {
  const { storage } = publisher.store;
  const keep = (by: string) => keepRefused(storage, { by, candidates: [] }, refusedAs(14, 5_000));

  for (let count = 1; count <= 32; count += 1) await keep(`bo ${count}`);

  const kept = await newest();
  expect(kept.map(({ at }) => at)).toEqual(
    kept
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(kept).toHaveLength(30);
  expect(await storage.list('refused/')).toHaveLength(30);
  expect(kept[0]).toMatchObject({ more: 2 });
  expect(kept[0]?.reasons).toHaveLength(12);
  expect(Math.max(...(kept[0]?.reasons ?? []).map(({ message }) => message.length))).toBe(600);
});

test('a record that cannot be read, or is too big, is left out', async () => {
  const { storage } = publisher.store;
  await keepRefused(storage, { by: 'bo', candidates: [] }, refusedAs(1));
  await storage.write('refused/3000.json', Buffer.from('{"at":'));
  await storage.write('refused/3001.json', Buffer.from(`{"at": "${'x'.repeat(40_000)}"}`));

  expect((await newest()).map(({ by }) => by)).toEqual(['bo']);
});

test('a store that takes no record still says why', async () => {
  const { store } = publisher;
  const write = () => Promise.reject(new Error('full'));
  const full = Object.assign(Object.create(store.storage) as typeof store.storage, { write });
  const smokeStart = () => Promise.reject(refusedAs(1));
  const publishing = { folders: [account()], by: 'bo', smokeStart };

  const published = publish(
    { ...publisher, store: Object.assign(Object.create(store) as typeof store, { storage: full }) },
    publishing,
  );

  await expect(published).rejects.toMatchObject({ code: 'REFUSED' });
});
