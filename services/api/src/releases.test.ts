import { newPublisher, serverBeside } from '@camp/release/built-app.fixture';
import type { KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { readEnv } from './env.ts';
import { openReleases, publisherOf } from './releases.ts';

const pem = (key: KeyObject | null, type: 'spki' | 'pkcs8' = 'spki') =>
  key?.export({ type, format: 'pem' }).toString();

/** Opens the releases of an API with one private key, over a new store, and collects its warnings. */
function opened(
  keyOf: (publisher: ReturnType<typeof newPublisher>) => KeyObject,
  settings: NodeJS.ProcessEnv = {},
) {
  const publisher = newPublisher();
  const { publicKey, serverKey } = publisher.keys;
  const env = readEnv({
    SESSION_SECRET: '0123456789abcdef'.repeat(2),
    SECRETS_KEY: 'fedcba9876543210'.repeat(2),
    RELEASE_DIR: publisher.folder,
    RELEASE_PUBLIC_KEY: pem(publicKey),
    RELEASE_SERVER_PUBLIC_KEY: pem(serverKey),
    RELEASE_PRIVATE_KEY: pem(keyOf(publisher), 'pkcs8'),
    ...settings,
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

test.each(['', '-publish'])(
  'in production it warns of a publisher’s key in DATA_DIR%s that it can read',
  (suffix) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'campbc-data-'));
    const file = join(`${DATA_DIR}${suffix}`, 'keys/release-private.pem');
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://camp.example',
      DATABASE_URL: 'mysql://camp@127.0.0.1/camp',
      SMTP_URL: 'smtp://127.0.0.1:25',
      DATA_DIR,
    };
    const start = () => opened((publisher) => serverBeside(publisher).keys.privateKey, production);

    const before = start();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'a key');
    const after = start();

    expect(before.logged).toEqual([]);
    expect(after.logged).toEqual([expect.stringContaining(file)]);
  },
);
