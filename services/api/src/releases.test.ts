import { newPublisher, serverBeside } from '@camp/release/built-app.fixture';
import type { KeyObject } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { readEnv } from './env.ts';
import { openReleases, publisherOf } from './releases.ts';

const pem = (key: KeyObject | null, type: 'spki' | 'pkcs8' = 'spki') =>
  key?.export({ type, format: 'pem' }).toString();

/** An API with one private key, over a new store, and what it warns of. */
function opened(keyOf: (publisher: ReturnType<typeof newPublisher>) => KeyObject) {
  const publisher = newPublisher();
  const { publicKey, serverKey } = publisher.keys;
  const env = readEnv({
    SESSION_SECRET: 's'.repeat(32),
    SECRETS_KEY: 'k'.repeat(32),
    RELEASE_DIR: publisher.folder,
    RELEASE_PUBLIC_KEY: pem(publicKey),
    RELEASE_SERVER_PUBLIC_KEY: pem(serverKey),
    RELEASE_PRIVATE_KEY: pem(keyOf(publisher), 'pkcs8'),
  });
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  return { releases: openReleases(env, log), logged };
}

test('the API switches releases with the server’s key', () => {
  const { releases, logged } = opened((publisher) => serverBeside(publisher).keys.privateKey);

  expect(releases && publisherOf(releases)).not.toBeNull();
  expect(logged).toEqual([]);
});

test('with the publisher’s key it goes on as before there were two, and warns', () => {
  const { releases, logged } = opened(({ keys }) => keys.privateKey);

  expect(releases && publisherOf(releases)).not.toBeNull();
  expect(logged.join()).toContain('RELEASE_PRIVATE_KEY is the publisher’s key');
});

test('a key of another site is refused', () => {
  expect(() => opened(() => newPublisher().keys.privateKey)).toThrow(
    'RELEASE_PRIVATE_KEY belongs to neither RELEASE_SERVER_PUBLIC_KEY nor RELEASE_PUBLIC_KEY.',
  );
});
