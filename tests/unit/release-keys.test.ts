import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publisherIn, serverBeside, temporaryFolder } from '@camp/release/built-app.fixture';
import {
  keepKeyPair,
  privateKeyFile,
  serverPrivateKeyFile,
  serverPublicKeyFile,
} from '@camp/release/document/signing-keys';
import { rollback } from '@camp/release/publish/rollback';
import { expect, test } from '@jest/globals';
import { json, published, release } from '#tests/support/builds/release-command.ts';

/* Keys that the command needs, and its messages without them. */

test('releases are read with the public key alone', async () => {
  const dataDir = await published();
  rmSync(join(dataDir, 'keys', privateKeyFile));

  const verified = await json(dataDir, 'verify');

  expect(verified).toMatchObject({ code: 0, told: { generation: 4 } });
  expect(existsSync(join(dataDir, 'keys', privateKeyFile))).toBe(false);
});

test.each([['publish', 'remote-account'], ['rotate-key']])(
  'without the signing key %s is refused in one sentence, and makes none',
  async (...args) => {
    const dataDir = await published();
    const keyFile = join(dataDir, 'keys', privateKeyFile);
    rmSync(keyFile);

    const refused = await release(dataDir, ...args);

    expect(refused).toMatchObject({
      code: 1,
      stderr: `Releases are published here already, and the key that signs them is missing. Copy it to ${keyFile} first.\n`,
    });
    expect(existsSync(keyFile)).toBe(false);
  },
);

test('a server goes back without the publisher’s key, and without its own it does not', async () => {
  const dataDir = await published();
  rmSync(join(dataDir, 'keys', privateKeyFile));

  const switched = await json(dataDir, 'rollback', '1');
  rmSync(join(dataDir, 'keys', serverPrivateKeyFile));
  const refused = await release(dataDir, 'rollback', '2');

  expect(switched).toMatchObject({ code: 0, told: { generation: 5 } });
  expect(await json(dataDir, 'verify')).toMatchObject({ code: 0, told: { generation: 5 } });
  expect(refused.stderr).toContain('the key that signs them is missing');
});

test('a server’s key is changed by the name of the server alone', async () => {
  const dataDir = await published();

  const refused = await json(dataDir, 'rotate-key', 'edge');
  const changed = await json(dataDir, 'rotate-key', 'server');

  expect(refused).toMatchObject({ code: 1, told: { code: 'USAGE' } });
  expect(changed).toEqual({ code: 0, told: { generations: 0 } });
});

test('a publisher who cannot check what the server switched to is refused', async () => {
  const dataDir = await published();
  const publisher = publisherIn(dataDir);
  await rollback(serverBeside(publisher), { generation: 1, by: 'the server' });
  for (const file of [serverPrivateKeyFile, serverPublicKeyFile]) {
    rmSync(join(dataDir, 'keys', file));
  }

  const refused = await release(dataDir, 'rollback', '2');

  expect(refused.stderr).toBe(
    `Generation 5 is not signed with your key. If the server made it, copy its ${serverPublicKeyFile} to ${join(dataDir, 'keys')} first.\n`,
  );
});

test('a signing key that is none is told in one sentence', async () => {
  const dataDir = await published();
  writeFileSync(join(dataDir, 'keys', privateKeyFile), 'a note to myself');

  const refused = await release(dataDir, 'rollback', '1');

  expect(refused.stderr).toBe(
    `The signing key in ${join(dataDir, 'keys')} cannot be read. Copy the one of this site there.\n`,
  );
});

test.each(['list', 'prune'])(
  'with the key of another site %s says so instead of showing nothing',
  async (command) => {
    const [dataDir, other] = [await published(), temporaryFolder()];
    const { keys } = publisherIn(other);
    keepKeyPair(join(dataDir, 'keys'), 'publisher', keys);

    const refused = await release(dataDir, command);

    expect(refused.stderr).toContain('is not signed with your key');
  },
);
