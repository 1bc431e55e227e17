import { beforeEach, expect, test } from '@jest/globals';
import { account, built, publisherOf, shell, type TestPublisher } from '#built-app.fixture.ts';
import type { ReleaseError } from '#release-error.ts';
import { check, publish } from './publish.ts';

const gate = { allow: [] };
let publisher: TestPublisher;

beforeEach(async () => {
  publisher = await publisherOf(shell());
});

/** Names of its files have no hashes, it exposes nothing, and takes an address of the API. */
const routes = [{ path: '/api', page: 'api', access: 'anyone' }];
const poor = () => built({ name: 'remote-account', routes });

test('a publish that the gate refuses says every reason, and leaves nothing behind', async () => {
  const refused = (await publish(publisher, { folders: [poor()], by: 'bo', gate }).catch(
    (error: unknown) => error,
  )) as ReleaseError;

  expect(refused.code).toBe('REFUSED');
  const codes = refused.refusals?.map(({ code }) => code) ?? [];
  expect(codes).toEqual(
    expect.arrayContaining(['NAME_UNHASHED', 'MODULE_MISSING', 'ROUTE_RESERVED']),
  );
  for (const { message } of refused.refusals ?? []) expect(refused.message).toContain(message);
  expect(await publisher.store.storage.list('files/remote-account/')).toEqual([]);
  expect(await publisher.store.generations()).toEqual([1]);
});

test('a check gives the same reasons and what would be live, and changes nothing', async () => {
  const { refusals, next } = await check(publisher, { folders: [poor()], by: 'bo', gate });

  expect(refusals.map(({ code }) => code)).toContain('ROUTE_RESERVED');
  expect(Object.keys(next.remotes)).toEqual(['account']);
  expect(await publisher.store.generations()).toEqual([1]);
});

test('of two remotes that take one path at the same time, the later one is refused', async () => {
  const both = ['remote-one', 'remote-two'].map((name) =>
    built({
      name,
      version: '1.0.0-ab12cd34ef',
      entry: 'entry.0123456789.js',
      files: { 'camps.0123456789.js': '' },
      routes: [{ path: '/camps', page: 'camps', access: 'anyone' }],
      says: {
        global: `${name.replace('-', '_')}_ab12cd34ef`,
        moduleFiles: ['camps.0123456789.js'],
        pageFiles: { camps: ['camps.0123456789.js'] },
      },
    }),
  );

  const ended = await Promise.allSettled(
    both.map((folder) => publish(publisher, { folders: [folder], by: 'bo', gate })),
  );

  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { refusals: [{ code: 'ROUTE_TAKEN' }] },
  });
});

test('files of one publish may be served from another address', async () => {
  const live = await publish(publisher, {
    folders: [account()],
    by: 'ana',
    filesUrl: 'https://account.example/r/',
  });

  expect(live.remotes['account']?.url).toBe('https://account.example/r/remote-account/1.0.0/');
  expect(live.shell.url).toBe('/r/shell/1.0.0/');
});
