import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  account,
  newPublisher,
  publisherOf,
  releasesOf,
  shell,
  type TestPublisher,
} from '#built-app.fixture.ts';
import { readCandidate } from '#document/candidate.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { prune } from './prune.ts';
import { publish } from '#publish/publish.ts';
import { rollback } from '#publish/rollback.ts';
import { requirePublishedFiles, verifyLive } from './verify.ts';

/** Generations 1 to 6: the account area at 1.0.0 to 5.0.0, then back at 2.0.0. */
async function sixGenerations(): Promise<TestPublisher> {
  const publisher = await publisherOf(shell(), account());
  for (const version of ['2.0.0', '3.0.0', '4.0.0', '5.0.0']) {
    await publish(publisher, { folders: [account(version)], by: 'ana' });
  }
  await rollback(publisher, { generation: 2, by: 'ana' });
  return publisher;
}

const nothing = { generations: [], versions: [], others: [] };

const isThere = ({ folder }: TestPublisher, version: string) =>
  existsSync(join(folder, 'files/remote-account', version));

test('older generations go, with the versions that only they name', async () => {
  const publisher = await sixGenerations();

  const gone = await prune(publisher, { keep: 2 });

  expect(gone).toMatchObject({
    generations: [4, 3, 2, 1],
    versions: ['1.0.0', '3.0.0', '4.0.0'].map((version) => `remote-account/${version}`),
  });
  expect((await releasesOf(publisher)).map(({ generation }) => generation)).toEqual([6, 5]);
  const kept = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0'].filter((v) => isThere(publisher, v));
  expect(kept).toEqual(['2.0.0', '5.0.0']);
  await verifyLive(publisher);
  await rollback(publisher, { generation: 5, by: 'ana' });
  expect(await prune(publisher, { keep: 10 })).toEqual(nothing);
});

test('what was live lately stays for pages that are open still, however few generations are kept', async () => {
  const publisher = await sixGenerations();
  const minute = 60_000;
  const soon = { keep: 1, keepMs: minute };

  const atOnce = await prune(publisher, soon);
  const later = await prune(publisher, { ...soon, now: Date.now() + 2 * minute });

  expect(atOnce.generations).toEqual([]);
  expect(later.generations).toEqual([5, 4, 3, 2, 1]);
});

test('what the live document or its canary names stays, however many generations are kept', async () => {
  const publisher = await publisherOf(shell(), account());
  const live = await publish(publisher, { folders: [account('2.0.0')], by: 'ana', canary: 10 });

  await prune(publisher, { keep: 1 });

  expect(await verifyLive(publisher)).toEqual(live);
  expect([isThere(publisher, '1.0.0'), isThere(publisher, '2.0.0')]).toEqual([true, true]);
});

test('a live document that is not the newest stays, with all it names', async () => {
  const publisher = await sixGenerations();
  const old = await publisher.store.readDocument(3);
  await publisher.store.switchLive(old ?? '');

  await prune(publisher, { keep: 1 });

  await requirePublishedFiles(publisher.store, JSON.parse(old ?? '') as ReleaseDocument);
  expect((await releasesOf(publisher)).map(({ generation }) => generation)).toEqual([6, 3]);
});

test('a dry run says the same, and takes nothing away', async () => {
  const publisher = await sixGenerations();

  const told = await prune(publisher, { keep: 1, isDryRun: true });

  expect((await releasesOf(publisher)).length).toBe(6);
  expect(await prune(publisher, { keep: 1 })).toEqual(told);
});

test('what no document names goes after a day: uploads and leftovers of publishes that stopped', async () => {
  const publisher = await publisherOf(shell());
  await publisher.store.upload(readCandidate(account('9.0.0')));
  const unsealed = join(publisher.folder, 'files/remote-account/8.0.0');
  mkdirSync(unsealed, { recursive: true });
  writeFileSync(join(unsealed, 'entry.js'), 'half');
  mkdirSync(join(publisher.folder, 'incoming/file-x'));
  writeFileSync(join(publisher.folder, 'incoming/file-x/content'), 'half');
  const tomorrow = Date.now() + 25 * 3_600_000;

  const today = await prune(publisher, { keep: 10 });
  utimesSync(join(unsealed, 'entry.js'), new Date(tomorrow), new Date(tomorrow));
  const later = await prune(publisher, { keep: 10, now: tomorrow + 60_000 });
  const last = await prune(publisher, { keep: 10, now: tomorrow + 25 * 3_600_000 });

  expect(today).toEqual(nothing);
  const others = ['incoming/file-x/content'];
  expect(later).toEqual({ generations: [], versions: ['remote-account/9.0.0'], others });
  expect(last.versions).toEqual(['remote-account/8.0.0']);
  await verifyLive(publisher);
});

test('without anything published there is nothing to prune', async () => {
  await expect(prune(newPublisher(), { keep: 1 })).rejects.toMatchObject({ code: 'NOTHING_LIVE' });
});
