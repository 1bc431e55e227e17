import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { built, publisherIn, temporaryFolder } from '@camp/release/built-app.fixture';
import { privateKeyFile } from '@camp/release/document/signing-keys';
import { publish } from '@camp/release/publish/publish';
import { expect, test } from '@jest/globals';
import { publishFirst } from './first-release.ts';

test('without the key of what is published it does not start, and makes none', async () => {
  const dataDir = temporaryFolder();
  const folders = [built({ name: 'shell' })];
  await publish(publisherIn(dataDir), { folders, by: 'another team' });
  rmSync(join(dataDir, 'keys'), { recursive: true });
  const told: string[] = [];

  const first = publishFirst(dataDir, (line) => told.push(line), AbortSignal.abort());

  await expect(first).rejects.toThrow(
    `Releases are published here already, and the key that signs them is missing. Copy it to ${join(dataDir, 'keys', privateKeyFile)} first.`,
  );
  expect(existsSync(join(dataDir, 'keys'))).toBe(false);
  expect(told).toEqual([]);
});
