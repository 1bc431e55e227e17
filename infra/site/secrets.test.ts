import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { secretsFor } from './secrets.ts';

const long = (letter: string) => letter.repeat(40);

test('secrets made on the first start are long, kept for their owner only, and given again', () => {
  const folder = temporaryFolder();

  const made = secretsFor(folder, {});

  expect(made.SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(made.SECRETS_KEY).not.toBe(made.SESSION_SECRET);
  expect(made.TELEMETRY_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(secretsFor(folder, {})).toEqual(made);
});

test('kept secrets that stay the same are not written again, others in one step and for good', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'secrets.json');
  const made = secretsFor(folder, {});
  const { ino, mtimeMs } = statSync(file);

  secretsFor(folder, { DEMO_PASSWORD: made.DEMO_PASSWORD });

  expect(statSync(file)).toMatchObject({ ino, mtimeMs });
  secretsFor(folder, { DEMO_PASSWORD: 'Canoe-Birch-3141' });
  expect(statSync(file).ino).not.toBe(ino);
  expect(secretsFor(folder, {}).DEMO_PASSWORD).toBe('Canoe-Birch-3141');
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});

test('keys from the environment win and are written nowhere', () => {
  const folder = temporaryFolder();
  const environment = { SESSION_SECRET: long('s'), SECRETS_KEY: long('k') };

  const secrets = secretsFor(folder, environment);

  expect(secrets).toMatchObject(environment);
  const written = readFileSync(join(folder, 'secrets.json'), 'utf8');
  expect(written).not.toContain(long('s'));
  expect(written).not.toContain(long('k'));
});

test('kept secrets that cannot be read are named instead of replaced', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'secrets.json');
  writeFileSync(file, '{');

  expect(() => secretsFor(folder, {})).toThrow(
    `The secrets in ${file} cannot be read. Repair or delete that file.`,
  );
  expect(readFileSync(file, 'utf8')).toBe('{');
});

test('production takes its secrets from the environment only', () => {
  const folder = temporaryFolder();
  secretsFor(folder, {});

  expect(() => secretsFor(folder, { NODE_ENV: 'production', SECRETS_KEY: long('k') })).toThrow(
    'Production needs SESSION_SECRET and SECRETS_KEY',
  );
});
