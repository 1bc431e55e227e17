import { once } from 'node:events';
import { connect } from 'node:net';
import { bundleOf } from '@camp/build/services';
import { afterEach, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import {
  endAll,
  frontDoor,
  killScript,
  startSiteBy,
  usedFolder,
} from '#tests/support/servers/started-site.ts';

/* How a site ends, and what it does when a part of it ends. */
afterEach(endAll);

const byNpm = ['npm', 'start'];

async function startedBy(command: string[]) {
  const site = await startSiteBy(command, { DATA_DIR: await usedFolder() });
  await site.ready();
  return site;
}

/** Begins a sign-in whose body never ends. */
async function unfinishedRequest(port: number): Promise<void> {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  const head = ['POST /api/auth/login HTTP/1.1', 'host: localhost', 'content-length: 50'];
  socket.on('error', () => undefined).write(`${head.join('\r\n')}\r\n\r\n{"a"`);
}

test('an API that was killed is reported and comes back; npm told to end while a request hangs ends with exit code 0 and nothing left', async () => {
  const { child, said, isUp, gone, port } = await startedBy(byNpm);

  killScript(bundleOf('api'), child.pid);
  await until(async () => said.error.includes('api is running again.'), 'The API is back');
  expect(said.error).toContain('api has ended by itself; starting it again in 0.5 s.');
  await until(isUp, 'The site is ready again');

  await unfinishedRequest(port);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await gone();
});

test('an npm that was killed outright leaves no site behind', async () => {
  const site = await startedBy(byNpm);

  site.child.kill('SIGKILL');

  await site.gone();
  expect([await site.isUp(), await site.readsMail()]).toEqual([false, false]);
});

test('a killed bootstrap takes every service with it', async () => {
  const site = await startedBy(frontDoor);

  killScript('infra/start/main.ts', site.child.pid);

  await site.gone();
  expect([await site.isUp(), await site.readsMail()]).toEqual([false, false]);
});
