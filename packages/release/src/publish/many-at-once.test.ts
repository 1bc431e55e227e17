import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { built, newPublisher, publisherOf, releasesOf, shell } from '#built-app.fixture.ts';
import { readCandidate } from '#document/candidate.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { readLive } from '#store/verified-documents.ts';
import { verifyLive } from '#maintain/verify.ts';

/* Several processes at once, and processes that die: each a real one. */
const scriptOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const publisherScript = scriptOf('publisher.fixture.ts');
const readerScript = scriptOf('reader.fixture.ts');

const runScript = promisify(execFile);
const publishAside = ({ root }: { root: string }, ...folders: string[]) =>
  runScript(process.execPath, [publisherScript, root, ...folders]);
const apps = ['remote-public', 'remote-account', 'remote-admin'];
const account = (version: string, files = {}) => built({ name: 'remote-account', version, files });

test('of twenty publishes by five processes at once none is lost', async () => {
  const publisher = await publisherOf(shell());
  const builds = Array.from({ length: 20 }, (_, index) =>
    built({ name: apps[index % 3] ?? '', version: `1.0.${index}` }),
  );

  await Promise.all(
    [0, 4, 8, 12, 16].map((start) => publishAside(publisher, ...builds.slice(start, start + 4))),
  );

  const releases = await releasesOf(publisher);
  expect(releases).toHaveLength(21);
  const published = releases.flatMap(({ remotes }) =>
    Object.values(remotes).map(({ version }) => version),
  );
  expect(new Set(published).size).toBe(20);
  expect((await verifyLive(publisher)).generation).toBe(21);
});

test('two thousand reads by other processes during fifty switches never see a mix', async () => {
  const publisher = newPublisher();
  for (const version of ['1.0.0', '2.0.0']) {
    const folders = ['shell', ...apps].map((name) => built({ name, version }));
    await publish(publisher, { folders, by: 'ana' });
  }
  const readers = Array.from({ length: 2 }, () =>
    runScript(process.execPath, [readerScript, publisher.root, '1000', '21']),
  );
  const reading = { goesOn: true };
  const seen = Promise.all(readers).finally(() => (reading.goesOn = false));

  let switches = 0;
  for (; switches < 50 || reading.goesOn; switches += 1) {
    await rollback(publisher, { generation: 1 + (switches % 2), by: 'bo' });
  }

  for (const { stdout } of await seen) {
    const told = JSON.parse(stdout) as { generations: number };
    expect(told).toMatchObject({ unverified: 0, mixed: 0 });
    expect(told.generations).toBeGreaterThan(20);
  }
  expect((await readLive(publisher.store, publisher.keys))?.generation).toBe(switches + 2);
});

test('a publisher killed while it uploads changes nothing; publishing again finishes', async () => {
  const publisher = newPublisher();
  const before = await publish(publisher, { folders: [shell(), account('1.0.0')], by: 'ana' });
  const next = account('2.0.0', { 'page.js': '/* page */', 'other.js': '/* other */' });
  const uploaded = () => readdirSync(join(publisher.folder, 'files/remote-account/2.0.0'));

  const child = spawn(process.execPath, [publisherScript, publisher.root, next], {
    env: { ...process.env, DIE_AFTER: '4' },
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

  expect(uploaded()).toContain('entry.js');
  expect(uploaded()).not.toContain('release.json');
  expect(await verifyLive(publisher)).toEqual(before);
  const after = await publish(publisher, { folders: [next], by: 'bo' });
  expect(await verifyLive(publisher)).toEqual(after);
  expect(after.remotes['account']?.version).toBe('2.0.0');
});

test('a publisher that died between upload and switch changes nothing; publishing again finishes', async () => {
  const publisher = newPublisher();
  const before = await publish(publisher, { folders: [shell()], by: 'ana' });
  const next = account('1.0.0');
  await publisher.store.upload(readCandidate(next));

  expect(await verifyLive(publisher)).toEqual(before);
  const after = await publish(publisher, { folders: [next], by: 'bo' });

  expect(after.generation).toBe(2);
  expect(await verifyLive(publisher)).toEqual(after);
});

test('of two who publish one version with other bytes at once, one is refused', async () => {
  const publisher = await publisherOf(shell());
  const builds = ['one', 'two'].map((code) => built({ name: 'remote-account', code }));

  const ended = await Promise.allSettled(builds.map((folder) => publishAside(publisher, folder)));

  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { stderr: expect.stringContaining('already published with other bytes') },
  });
  expect((await verifyLive(publisher)).generation).toBe(2);
});
