import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { built, publisherIn, shell, temporaryFolder } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { rollback } from '@camp/release/publish/rollback';
import { openStorage } from '@camp/release/store/open-storage';
import { edgeOver, listen, warningsOf } from '#edge.fixture.ts';

const account = (version: string) => built({ name: 'remote-account', version });

/** Account 1.0.0, then 2.0.0, both published by the real publisher. */
async function publishedTwice() {
  const publisher = publisherIn(temporaryFolder());
  await publish(publisher, { folders: [shell(), account('1.0.0')], by: 'ana' });
  await publish(publisher, { folders: [account('2.0.0')], by: 'ana' });
  return { publisher, file: (name: string) => join(publisher.folder, name) };
}

async function seen(url: string) {
  const response = await fetch(`${url}/release.json`);
  const { status } = await fetch(`${url}/anything`);
  expect(status).toBe(404);
  return ((await response.json()) as { generation: number }).generation;
}

type File = (name: string) => string;

const unreadable: [string, (file: File) => void][] = [
  ['a link to itself', (file) => symlinkSync('live.json', file('live.json'))],
  ['a folder', (file) => mkdirSync(file('live.json'))],
  ['missing', () => undefined],
  ['empty', (file) => writeFileSync(file('live.json'), '')],
];

test.each(unreadable)('with a live.json that is %s the site goes on', async (_what, spoil) => {
  const { publisher, file } = await publishedTwice();
  const edge = await edgeOver(publisher.root);
  expect(await seen(edge.url)).toBe(2);

  rmSync(file('live.json'));
  spoil(file);

  expect(await seen(edge.url)).toBe(2);
  expect(await seen((await edgeOver(publisher.root)).url)).toBe(2);
});

test('that the store cannot be read is told once, not with every visit', async () => {
  const { publisher, file } = await publishedTwice();
  const edge = await edgeOver(publisher.root);
  await seen(edge.url);
  renameSync(file('live.json'), file('kept.json'));

  symlinkSync('live.json', file('live.json'));
  for (let visits = 0; visits < 3; visits += 1) await seen(edge.url);

  expect(warningsOf(edge)).toEqual([`${file('live.json')} cannot be read: ELOOP.`]);
});

test('an older document put back as live.json is not served, by no edge, and a rollback is', async () => {
  const { publisher, file } = await publishedTwice();
  const edge = await edgeOver(publisher.root);
  expect(await seen(edge.url)).toBe(2);

  copyFileSync(file('documents/1.json'), file('live.json'));

  expect(await seen(edge.url)).toBe(2);
  expect(await seen((await edgeOver(publisher.root)).url)).toBe(2);
  await rollback(publisher, { generation: 1, by: 'ana' });
  expect(await seen(edge.url)).toBe(3);
});

test('an edge does not go back although the newer documents are gone, and says so', async () => {
  const { publisher, file } = await publishedTwice();
  const edge = await edgeOver(publisher.root);
  await seen(edge.url);

  copyFileSync(file('documents/1.json'), file('live.json'));
  rmSync(file('documents/2.json'));

  expect(await seen(edge.url)).toBe(2);
  expect(warningsOf(edge)).toEqual(['The store has generation 1, and 2 was live here already.']);
});

/** An API with a generation on record, or one that does not answer. */
async function apiWith(generation: number | null) {
  const record = { generation };
  const url = await listen((_request, response) => {
    if (record.generation === null) return void response.writeHead(503).end();
    response.end(JSON.stringify({ revision: '1', generation: record.generation }));
  });
  return { API_URL: url, record };
}

test('an edge without a copy serves nothing older than the API has on record, until that is forgotten', async () => {
  const { publisher, file } = await publishedTwice();
  copyFileSync(file('documents/1.json'), file('live.json'));
  rmSync(file('documents/2.json'));
  const { API_URL, record } = await apiWith(2);
  const edge = await edgeOver(publisher.root, { API_URL });

  const { status } = await fetch(edge.url);
  const readiness = await fetch(`${edge.url}/readyz`);
  record.generation = 1;

  while ((await fetch(edge.url)).status === 503) await soon();
  expect([status, readiness.status]).toEqual([503, 503]);
  expect(await readiness.json()).toEqual({ ok: false, release: 'went-back' });
  expect(warningsOf(edge)).toEqual(['The store has generation 1, and the API has 2 on record.']);
  expect(await seen(edge.url)).toBe(1);
});

test('an edge that starts while the API is away serves what there is, until the API knows better', async () => {
  const { publisher, file } = await publishedTwice();
  copyFileSync(file('documents/1.json'), file('live.json'));
  rmSync(file('documents/2.json'));
  const { API_URL, record } = await apiWith(null);
  const settings = { API_URL, STATE_DIRECTORY: temporaryFolder() };
  const edge = await edgeOver(publisher.root, settings);
  expect(await seen(edge.url)).toBe(1);

  record.generation = 2;

  while ((await fetch(edge.url)).status !== 503) await soon();
  expect(readdirSync(settings.STATE_DIRECTORY)).toEqual([]);
});

/** An edge that keeps a copy, and has served a release. */
async function edgeWithCopy() {
  const { publisher, file } = await publishedTwice();
  const { API_URL } = await apiWith(2);
  const settings = { STATE_DIRECTORY: temporaryFolder(), API_URL };
  const edge = await edgeOver(publisher.root, settings);
  await seen(edge.url);
  while (!existsSync(join(settings.STATE_DIRECTORY, 'last-release.json'))) await soon();
  return { publisher, file, settings };
}

test('an edge that starts while the store is away or older serves its own last release [operation-5]', async () => {
  const { publisher, file, settings } = await edgeWithCopy();

  copyFileSync(file('documents/1.json'), file('live.json'));
  rmSync(file('documents/2.json'));
  expect(await seen((await edgeOver(publisher.root, settings)).url)).toBe(2);
  renameSync(publisher.folder, `${publisher.folder}-away`);
  expect(await seen((await edgeOver(publisher.root, settings)).url)).toBe(2);

  const other = {
    ...settings,
    RELEASE_PUBLIC_KEY: join(publisherIn(temporaryFolder()).root, 'keys/release-public.pem'),
  };
  const { status } = await fetch(`${(await edgeOver(publisher.root, other)).url}/release.json`);
  expect(status).toBe(503);
});

test('an edge whose own copy is older than the API has on record serves neither it nor an older store [operation-7]', async () => {
  const { publisher, file, settings } = await edgeWithCopy();
  const { generation } = await publish(publisher, { folders: [account('3.0.0')], by: 'ana' });
  const text = readFileSync(file('live.json'));
  copyFileSync(file('documents/2.json'), file('live.json'));
  rmSync(file(`documents/${generation}.json`));
  const { API_URL } = await apiWith(generation);

  const edge = await edgeOver(publisher.root, { ...settings, API_URL });
  const page = await fetch(edge.url);
  const readiness = await fetch(`${edge.url}/readyz`);

  expect([page.status, readiness.status]).toEqual([503, 503]);
  expect(await page.text()).toContain('<a href="">');
  expect(await readiness.json()).toEqual({ ok: false, release: 'went-back' });
  writeFileSync(file('live.json'), text);
  expect(await seen(edge.url)).toBe(generation);
});

test('an edge with a copy serves it while the API is away, until the API knows better [operation-7]', async () => {
  const { publisher, settings } = await edgeWithCopy();
  renameSync(publisher.folder, `${publisher.folder}-away`);
  const { API_URL, record } = await apiWith(null);
  const edge = await edgeOver(publisher.root, { ...settings, API_URL });
  expect(await seen(edge.url)).toBe(2);

  record.generation = 3;

  while ((await fetch(edge.url)).status !== 503) await soon();
  expect((await fetch(`${edge.url}/release.json`)).status).toBe(503);
});

test('while a bucket never answers pages wait for it once, and what is wrong is told [operation-5]', async () => {
  const { publisher, settings } = await edgeWithCopy();
  const bucket = await listen(() => undefined);
  const s3 = { RELEASE_S3: 's3://bucket/site', RELEASE_S3_ENDPOINT: bucket };
  // oxlint-disable-next-line node/no-process-env -- the AWS SDK takes its credentials from there.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' });
  const edge = await edgeOver(publisher.root, { ...settings, ...s3 });
  await seen(edge.url);

  const since = performance.now();
  for (let pages = 0; pages < 20; pages += 1) await seen(edge.url);

  /* Each would have waited for a second. */
  expect(performance.now() - since).toBeLessThan(10_000);
  const storage = openStorage(s3);
  await expect(storage.stamp('live.json')).rejects.toThrow('no whole answer within 5 s');
});

test('a release whose publisher died before the switch is served', async () => {
  const { publisher, file } = await publishedTwice();
  const edge = await edgeOver(publisher.root);
  copyFileSync(file('live.json'), file('kept.json'));
  await publish(publisher, { folders: [account('3.0.0')], by: 'bo' });
  copyFileSync(file('kept.json'), file('live.json'));

  expect(await seen(edge.url)).toBe(3);
});

test('of which commit a build is stays with the publishers', async () => {
  const publisher = publisherIn(temporaryFolder());
  const source = { commit: 'c0ffee4', isDirty: true };
  await publish(publisher, {
    folders: [shell(), account('1.0.0')],
    by: 'ana',
    sources: { shell: source, 'remote-account': source },
  });
  const { url } = await edgeOver(publisher.root);

  const html = await (await fetch(`${url}/`)).text();

  expect(html).toContain('remote-account');
  expect(html).not.toContain(source.commit);
});
