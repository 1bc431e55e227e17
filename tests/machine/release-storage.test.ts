import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '@camp/release/store/open-storage';
import type { ReleaseStorage } from '@camp/release/store/storage';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { type S3Server, s3StartMs, startS3 } from '#tests/support/servers/s3-server.ts';

/* One promise, two storages: a folder, and a bucket of a real S3 server. */
let s3: S3Server;
let prefixes = 0;

beforeAll(async () => {
  s3 = await startS3('honoured');
  Object.assign(process.env, s3.environment);
}, s3StartMs);
afterAll(() => s3.stop());

const inBucket = () =>
  openStorage({
    RELEASE_S3: `s3://${s3.bucket}/site-${(prefixes += 1)}`,
    RELEASE_S3_ENDPOINT: s3.endpoint,
  });
const inFolder = async () =>
  openStorage({ RELEASE_DIR: await mkdtemp(join(tmpdir(), 'campbc-storage-')) });

const bytes = (text: string) => Buffer.from(text);

const storages: [name: string, open: () => ReleaseStorage | Promise<ReleaseStorage>][] = [
  ['a folder', inFolder],
  ['a bucket', inBucket],
];

test.each(storages)(
  '%s gives back what was written, byte by byte; null where nothing is',
  async (_name, open) => {
    const storage = await open();
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

    await storage.write('files/a/1/x.webp', all);
    await storage.write('live.json', bytes('one'));
    await storage.write('live.json', bytes('two'));

    expect(await storage.read('files/a/1/x.webp')).toEqual(all);
    expect((await storage.read('live.json'))?.toString()).toBe('two');
    expect(await storage.read('files/a/1')).toBeNull();
    expect(await storage.read('missing.json')).toBeNull();
  },
);

test.each(storages)(
  'of many who create one key in %s exactly one does, and its bytes stay',
  async (_name, open) => {
    const storage = await open();
    const tries = Array.from({ length: 20 }, (_, index) => `try ${index}`);

    const won = await Promise.all(
      tries.map((text) => storage.create('documents/1.json', bytes(text))),
    );

    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await storage.read('documents/1.json'))?.toString()).toBe(tries[won.indexOf(true)]);
    expect(await storage.create('documents/1.json', bytes('late'))).toBe(false);
  },
);

test.each(storages)(
  '%s lists the keys that begin with a prefix, and no others',
  async (_name, open) => {
    const storage = await open();
    const keys = ['files/a/1/x.js', 'files/a/1/deep/y.js', 'files/a/10/x.js', 'documents/1.json'];
    for (const key of keys) await storage.write(key, bytes(key));

    expect((await storage.list('files/a/1/')).toSorted()).toEqual([
      'files/a/1/deep/y.js',
      'files/a/1/x.js',
    ]);
    expect((await storage.list('files/a/1')).length).toBe(3);
    expect((await storage.list('')).toSorted()).toEqual(keys.toSorted());
    expect(await storage.list('nothing/')).toEqual([]);
  },
);

test.each(storages)(
  '%s takes keys away, those that are not there in silence',
  async (_name, open) => {
    const storage = await open();
    await storage.write('a', bytes('a'));
    await storage.write('b', bytes('b'));

    await storage.remove(['a', 'never']);

    expect(await storage.read('a')).toBeNull();
    expect((await storage.read('b'))?.toString()).toBe('b');
    expect(await storage.create('a', bytes('again'))).toBe(true);
  },
);

test.each(storages)(
  'the stamp in %s changes with the bytes, and the time of writing is known',
  async (_name, open) => {
    const storage = await open();
    expect(await storage.stamp('live.json')).toBeNull();
    const started = Date.now();

    await storage.write('live.json', bytes('one'));
    await until(async () => (await storage.stamp('live.json')) !== null, 'It has a stamp');
    const first = await storage.stamp('live.json');
    await storage.write('live.json', bytes('other'));

    await until(async () => (await storage.stamp('live.json')) !== first, 'The stamp changes');
    expect(await storage.writtenAt('missing')).toBeNull();
    /* Object stores report whole seconds. */
    expect(await storage.writtenAt('live.json')).toBeGreaterThan(started - 1_000);
  },
);
