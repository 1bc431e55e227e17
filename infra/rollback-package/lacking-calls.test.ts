import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { built, newPublisher, shell, temporaryFolder } from '@camp/release/built-app.fixture';
import * as devices from '@camp/contracts/account/devices';
import { publish } from '@camp/release/publish/publish';
import { endpointShapes, endpointsIn } from '@camp/release/surface/endpoint-shapes';
import { expect, test } from '@jest/globals';
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

test('a package from before is compared with what live apps call', async () => {
  const publisher = newPublisher();
  const endpoints = endpointShapes(endpointsIn(Object.values(devices)));
  const surface = { facade: {}, tokens: [], endpoints };
  const account = built({ name: 'remote-account', says: { surface } });
  await publish(publisher, { folders: [shell(), account], by: 'ana' });

  const missing = await lackingCalls(olderPackage(), publisher);

  expect(missing).toEqual(['remote-account 1.0.0: GET /api/security/sessions']);
  expect(await lackingCalls('.', publisher)).toEqual([]);
});
