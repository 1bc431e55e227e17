import { createPublicKey } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '#built-app.fixture.ts';
import { publicKeyFile, signingKeysIn } from './signing-keys.ts';

test('the public key file follows the private key', () => {
  const folder = join(temporaryFolder(), 'keys');
  const { publicKey } = signingKeysIn(folder);
  writeFileSync(join(folder, publicKeyFile), 'of another pair');

  signingKeysIn(folder);

  const kept = createPublicKey(readFileSync(join(folder, publicKeyFile)));
  expect(kept.equals(publicKey)).toBe(true);
});

test('the signing key is made once and readable by its owner only', () => {
  const folder = join(temporaryFolder(), 'keys');
  mkdirSync(folder);

  const [first, second] = [signingKeysIn(folder), signingKeysIn(folder)];

  expect(first.privateKey.equals(second.privateKey)).toBe(true);
  expect(statSync(join(folder, 'release-private.pem')).mode & 0o777).toBe(0o600);
});
