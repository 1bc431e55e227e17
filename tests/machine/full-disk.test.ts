import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { until } from '#infra/test-servers/programs.ts';

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** `npm start` with every line of its logs, and of its own output, written to a disk without room. */
async function startWithoutRoom() {
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-full-disk-'));
  await publishFirstRelease(dataDir);
  const logs = join(dataDir, 'logs');
  mkdirSync(logs);
  for (const name of ['api', 'edge', 'mail-catcher'])
    symlinkSync('/dev/full', join(logs, `${name}.log`));
  const port = String(await freePort());
  const environment = { PORT: port, MAIL_PORT: String(await freePort()), DATA_DIR: dataDir };
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['infra/bootstrap/main.mjs', 'start'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', full, full],
  });
  closeSync(full);
  stops.push(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  return { child, url: `http://localhost:${port}`, apiLog: join(logs, 'api.log') };
}

test('a site whose logs find no room stays up, and its logs go on when there is room again', async () => {
  const { child, url, apiLog } = await startWithoutRoom();
  const answers = async (path: string) => (await fetch(url + path)).ok;

  await until(() => answers('/readyz'), 'The site is ready');
  for (const path of ['/', '/api/store', '/login']) await fetch(url + path);
  rmSync(apiLog);
  await until(async () => {
    await fetch(`${url}/api/auth/me`);
    return existsSync(apiLog);
  }, 'The log is written again');

  expect(child.exitCode).toBeNull();
  expect(await answers('/')).toBe(true);
  const [told = '', next = ''] = readFileSync(apiLog, 'utf8').split('\n');
  expect(JSON.parse(told)).toMatchObject({ msg: 'lines are missing here' });
  expect(JSON.parse(next)).toMatchObject({ name: 'api' });
});
