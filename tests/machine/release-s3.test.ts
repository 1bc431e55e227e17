import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { built, releasesOf, shell } from '@camp/release/built-app.fixture';
import { openStorage } from '@camp/release/store/open-storage';
import { prune } from '@camp/release/maintain/prune';
import { publish } from '@camp/release/publish/publish';
import type { Publisher } from '@camp/release/publish/next-generation';
import { rollback } from '@camp/release/publish/rollback';
import { readLive } from '@camp/release/store/verified-documents';
import { verifyLive } from '@camp/release/maintain/verify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { publisherOf, releaseReaderOf } from '#infra/site/publisher.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { until } from '#infra/test-servers/programs.ts';
import { type S3Server, s3StartMs, startS3 } from '#tests/support/servers/s3-server.ts';

/* Publishing to a bucket of a real S3 server, and what happens with servers that promise less. */
let s3: S3Server;
let plain: S3Server;
let careless: S3Server;
let prefixes = 0;

beforeAll(async () => {
  [s3, plain, careless] = await Promise.all([
    startS3('honoured'),
    startS3('refused'),
    startS3('ignored'),
  ]);
  Object.assign(process.env, s3.environment);
}, s3StartMs);

afterAll(() => Promise.all([s3, plain, careless].map((server) => server.stop())));

const settingsFor = (server: S3Server, bucket = server.bucket) => ({
  RELEASE_S3: `s3://${bucket}/site-${(prefixes += 1)}`,
  RELEASE_S3_ENDPOINT: server.endpoint,
  RELEASE_FILES_URL: 'https://cdn.example/files',
});

async function publisherIn(settings: ReturnType<typeof settingsFor>): Promise<Publisher> {
  return publisherOf(await mkdtemp(join(tmpdir(), 'campbc-s3-site-')), settings);
}

const account = (version: string) => built({ name: 'remote-account', version });

test('a release is published to a bucket, found whole, rolled back and pruned', async () => {
  const publisher = await publisherIn(settingsFor(s3));

  const first = await publish(publisher, { folders: [shell(), account('1.0.0')], by: 'ana' });
  await publish(publisher, { folders: [account('2.0.0')], by: 'ana' });
  const back = await rollback(publisher, { generation: 1, by: 'bo' });
  const gone = await prune(publisher, { keep: 1 });

  expect(first.remotes['account']?.url).toBe('https://cdn.example/files/remote-account/1.0.0/');
  expect(back).toMatchObject({ generation: 3, remotes: first.remotes });
  expect(gone).toMatchObject({ generations: [2, 1], versions: ['remote-account/2.0.0'] });
  expect(await verifyLive(publisher)).toEqual(back);
});

test('of four publishes to one bucket at once none is lost', async () => {
  const publisher = await publisherIn(settingsFor(s3));
  await publish(publisher, { folders: [shell()], by: 'start' });
  const names = ['remote-public', 'remote-account', 'remote-admin'];
  const builds = Array.from({ length: 4 }, (_, index) =>
    built({ name: names[index % 3] ?? '', version: `1.0.${index}` }),
  );

  const made = await Promise.all(
    builds.map((folder) => publish(publisher, { folders: [folder], by: 'many' })),
  );

  expect(new Set(made.map(({ generation }) => generation)).size).toBe(4);
  const published = (await releasesOf(publisher)).flatMap(({ remotes }) =>
    Object.values(remotes).map(({ version }) => version),
  );
  expect(new Set(published).size).toBe(4);
  expect((await verifyLive(publisher)).generation).toBe(5);
});

test('files are sent with their type and may be kept for a year; the live document may not', async () => {
  const settings = settingsFor(s3);
  const publisher = await publisherIn(settings);
  await publish(publisher, { folders: [shell()], by: 'ana' });

  const prefix = settings.RELEASE_S3.split('/').at(-1);
  const headers = async (key: string) => {
    const command = new HeadObjectCommand({ Bucket: s3.bucket, Key: `${prefix}/${key}` });
    const { ContentType, CacheControl, ContentEncoding } = await s3.client.send(command);
    return [ContentType, CacheControl, ContentEncoding];
  };

  const forAYear = 'public, max-age=31536000, immutable';
  const script = 'text/javascript; charset=utf-8';
  expect(await headers('files/shell/1.0.0/entry.js')).toEqual([script, forAYear, undefined]);
  expect(await headers('files/shell/1.0.0/entry.js.br')).toEqual([script, forAYear, 'br']);
  expect(await headers('live.json')).toEqual(['application/json', 'no-cache', undefined]);
});

test.each([
  ['refuses conditional uploads', () => plain],
  ['overwrites in spite of them', () => careless],
])(
  'nothing is published to a store that %s: two people could overwrite each other',
  async (_claim, server) => {
    const publisher = await publisherIn(settingsFor(server()));

    await expect(publish(publisher, { folders: [shell()], by: 'ana' })).rejects.toMatchObject({
      code: 'NO_CONDITIONAL_WRITES',
      message: expect.stringContaining('If-None-Match'),
    });

    expect(await readLive(publisher.store, publisher.keys)).toBeNull();
  },
);

test('a bucket that is not there is a failure with a sentence, not an empty store', async () => {
  const storage = openStorage(settingsFor(s3, 'no-such-bucket'));

  const failure = {
    code: 'STORAGE_FAILED',
    message: expect.stringContaining('s3://no-such-bucket/'),
  };
  await expect(storage.read('live.json')).rejects.toMatchObject(failure);
  await expect(storage.list('documents/')).rejects.toMatchObject(failure);
});

test.each([
  ['an address that is no bucket', { RELEASE_S3: 'https://bucket' }, 's3://bucket/prefix'],
  ['a bucket without an address of its files', { RELEASE_S3: 's3://b' }, 'RELEASE_FILES_URL'],
  ['a files address that is none', { RELEASE_FILES_URL: 'cdn' }, 'https://files.example/r/'],
])('%s is refused with a sentence', (_claim, environment, sentence) => {
  const files = 'RELEASE_S3' in environment && sentence !== 'RELEASE_FILES_URL';
  const given = files ? { ...environment, RELEASE_FILES_URL: 'https://x.example' } : environment;

  expect(() => publisherOf(tmpdir(), given)).toThrow(sentence);
});

test('releases in a bucket are read without the address of its files', () => {
  const environment = { RELEASE_S3: 's3://bucket/releases' };

  const reader = releaseReaderOf(tmpdir(), environment);

  expect(reader.store).toBeDefined();
  expect(() => reader.filesUrl).toThrow('RELEASE_FILES_URL');
});

test('the edge serves from a bucket, follows it, and goes on while it is away', async () => {
  const settings = settingsFor(s3);
  const publisher = await publisherIn(settings);
  const routes = [{ path: '/login', page: 'login', access: 'anyone' }];
  const says = { pageFiles: { login: ['entry.js'] } };
  const login = (version: string) => built({ name: 'remote-account', version, routes, says });
  await publish(publisher, { folders: [shell(), login('1.0.0')], by: 'ana' });
  const port = String(await freePort());
  const publicKey = publisher.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const logFolder = await mkdtemp(join(tmpdir(), 'campbc-edge-log-'));
  const edge = await ServiceProcess.start({
    name: 'edge',
    script: 'services/edge/src/server.ts',
    logFolder,
    environment: {
      ...s3.environment,
      ...settings,
      PORT: port,
      API_URL: 'http://127.0.0.1:9',
      RELEASE_PUBLIC_KEY: publicKey,
    },
  });
  const page = async () => (await fetch(`http://localhost:${port}/login`)).text();

  expect(await page()).toContain('https://cdn.example/files/remote-account/1.0.0/entry.js');
  await publish(publisher, { folders: [login('2.0.0')], by: 'ana' });
  await until(async () => (await page()).includes('/2.0.0/'), 'The edge has the new release');
  await s3.stop();
  const log = () => readFileSync(join(logFolder, 'edge.log'), 'utf8');
  const hasMissedIt = async () =>
    (await page()) !== '' && log().includes('the last good release is served');
  await until(hasMissedIt, 'The edge has asked in vain');
  expect(await page()).toContain('/2.0.0/');
  await edge.stop();
});
