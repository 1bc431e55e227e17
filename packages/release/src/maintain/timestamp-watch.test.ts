import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import {
  account,
  publisherOf,
  serverBeside,
  shell,
  type TestPublisher,
} from '#built-app.fixture.ts';
import { contentHash } from '#document/signature.ts';
import { newKeyPair } from '#document/signing-keys.ts';
import { signTimestamp, timestampLifetimeMs } from '#document/timestamp.ts';
import { publish } from '#publish/publish.ts';
import { TimestampWatch } from './timestamp-watch.ts';
import { ReleaseStore } from '#store/release-store.ts';
import { readLive } from '#store/verified-documents.ts';

let publisher: TestPublisher;
let watch: TimestampWatch;

/** The second generation is live. */
beforeEach(async () => {
  publisher = await publisherOf(shell());
  await publish(publisher, { folders: [account()], by: 'ana' });
  watch = new TimestampWatch(publisher);
});

const look = () => watch.look(() => readLive(publisher.store, publisher.keys));

/** The server's word that a generation was live a while ago. */
async function vouch(generation: number, { agoMs = 0, key = serversKey() } = {}) {
  const { store } = publisher;
  const hash = contentHash((await store.readDocument(generation)) ?? '{}');
  await store.keepTimestamp(signTimestamp({ generation, hash }, key, Date.now() - agoMs));
}

const serversKey = () => serverBeside(publisher).keys.privateKey;
const expired = { agoMs: timestampLifetimeMs + 1 };

test('while a server vouches for what is live, or for what was before, nothing is wrong', async () => {
  await vouch(1);
  expect(await look()).toBeNull();

  await vouch(2);

  expect(await look()).toBeNull();
});

test('where no server ever vouched that is said; where one did, it is missed', async () => {
  expect(await look()).toBe('missing');
  await vouch(2);
  expect(await look()).toBeNull();

  await publisher.store.storage.remove(['timestamp.json']);

  expect(await look()).toBe('expired');
});

class CountingStore extends ReleaseStore {
  reads = 0;

  override readTimestamp(): Promise<string | null> {
    this.reads += 1;
    return super.readTimestamp();
  }
}

test('a hundred who ask at once share one look, and who asks later gets another', async () => {
  await vouch(2);
  const store = new CountingStore(publisher.store.storage);
  const counted = new TimestampWatch({ ...publisher, store });
  const lookThere = () => counted.look(() => readLive(store, publisher.keys));

  const found = await Promise.all(Array.from({ length: 100 }, lookThere));
  expect(new Set(found)).toEqual(new Set([null]));
  expect(store.reads).toBe(1);

  await lookThere();
  expect(store.reads).toBe(2);
});

test('a timestamp that has ended is told, until there is a new one', async () => {
  await vouch(2, expired);
  expect(await look()).toBe('expired');

  await vouch(2);

  expect(await look()).toBeNull();
});

test.each([
  ['signed with a key that nobody trusts', (own: string) => own, true],
  ['changed', (own: string) => own.replace('"generation":2', '"generation":1'), false],
  ['no timestamp', () => '{}', false],
  ['no JSON', () => 'soon', false],
])(
  'a timestamp that is %s vouches for nothing [calls-account-2]',
  async (_what, forge, isForeign) => {
    await vouch(2, isForeign ? { key: newKeyPair().privateKey } : {});
    const text = (await publisher.store.readTimestamp()) ?? '';

    await publisher.store.keepTimestamp(forge(text));

    expect(await look()).toBe('expired');
  },
);

test('a timestamp that cannot be read vouches for nothing, beyond what was seen of it', async () => {
  const file = join(publisher.folder, 'timestamp.json');
  await vouch(2);
  expect(await look()).toBeNull();

  rmSync(file);
  symlinkSync('timestamp.json', file);

  expect(await look()).toBeNull();
  watch = new TimestampWatch(publisher);
  expect(await look()).toBe('expired');
});

test('an older timestamp that is put back changes nothing, and holds for nobody beyond its end', async () => {
  await vouch(2);
  expect(await look()).toBeNull();

  await vouch(1, expired);

  expect(await look()).toBeNull();
  watch = new TimestampWatch(publisher);
  expect(await look()).toBe('expired');
});

test('that a newer release was live than the store shows is told [calls-account-2]', async () => {
  await vouch(2);
  const earlier = (await publisher.store.readDocument(1)) ?? '';

  await publisher.store.storage.remove(['documents/2.json']);
  await publisher.store.switchLive(earlier);

  expect(await look()).toBe('withheld');
});

test('another document with the number of what was live is told', async () => {
  const { store } = publisher;
  await vouch(2);
  expect(await look()).toBeNull();
  const hash = contentHash((await store.readDocument(1)) ?? '');

  await store.keepTimestamp(signTimestamp({ generation: 2, hash }, serversKey()));

  expect(await look()).toBe('altered');
});
