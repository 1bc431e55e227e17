import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { built, newPublisher, shell, temporaryFolder } from '@camp/release/built-app.fixture';
import { newKeyPair } from '@camp/release/document/signing-keys';
import * as devices from '@camp/contracts/account/devices';
import { publish } from '@camp/release/publish/publish';
import { endpointShapes, endpointsIn } from '@camp/release/surface/endpoint-shapes';
import { expect, test } from '@jest/globals';
import { signedPackage } from './signed-package.fixture.ts';
import { lackingCalls } from './lacking-calls.ts';

/** A package whose API has no call that lists devices. */
function olderPackage(): string {
  const folder = temporaryFolder();
  for (const name of ['contracts', 'release']) {
    cpSync(`packages/${name}`, join(folder, 'packages', name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = 'packages/contracts/src/account/devices.ts';
  const text = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), text.replaceAll("'/api/security/sessions'", "'/api/devices'"));
  return folder;
}

/** Runs a command from a folder, with the publisher's store; returns its errors. */
const run = (command: string[], { root }: { root: string }, cwd = '.') =>
  spawnSync(process.execPath, command, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: root },
  }).stderr;

test('a package from before is compared with what live apps call, before it is linked or rolled out [operation-6]', async () => {
  const publisher = newPublisher();
  const endpoints = endpointShapes(endpointsIn(Object.values(devices)));
  const surface = { facade: {}, tokens: [], endpoints };
  const account = built({ name: 'remote-account', says: { surface } });
  await publish(publisher, { folders: [shell(), account], by: 'ana' });

  const [home, name] = [temporaryFolder(), 'campbc-0.9.0-aa'];
  renameSync(olderPackage(), join(home, name));

  const missing = await lackingCalls(join(home, name), publisher);

  expect(missing).toEqual(['remote-account 1.0.0: GET /api/security/sessions']);
  expect(await lackingCalls('.', publisher)).toEqual([]);

  const { privateKey, publicKey } = newKeyPair();
  const key = join(home, 'key.pem');
  writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }));
  const install = ['infra/package/on-server/install.ts', signedPackage(home, name, privateKey)];
  const older = [...install, '--into', home, '--key', key, '--allow-older'];
  const refusal = `does not answer:\n  ${missing.join('')}\nNothing was changed.`;
  expect(run(older, publisher)).toContain(refusal);
  const linked = join(home, 'campbc');
  expect(existsSync(linked)).toBe(false);
  expect(run([...older, '--anyway'], publisher)).toBe('');
  const rollOut = [
    resolve('infra/package/on-server/rollout.ts'),
    'campbc-api@1',
    '--restart',
    'false',
  ];
  expect(run(rollOut, publisher, linked)).toContain(refusal);
  expect(run([...rollOut, '--anyway'], publisher, linked)).toContain('false campbc-api@1 ended');
});
