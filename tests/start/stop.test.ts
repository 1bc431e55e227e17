import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { until } from '#infra/test-servers/programs.ts';

/* How a site ends, and what it does when a part of it ends, started by npm as a person does. */
let site: Awaited<ReturnType<typeof startByNpm>>;

afterEach(async () => {
  if (site.npm.exitCode !== null || site.npm.signalCode !== null) return;
  site.npm.kill('SIGTERM');
  await once(site.npm, 'exit');
});

async function startByNpm() {
  const [port, mailPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-stop-'));
  await publishFirstRelease(dataDir);
  const npm: ChildProcess = spawn('npm', ['start'], {
    env: {
      ...process.env,
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const isUp = async () => (await fetch(`http://localhost:${port}/readyz`)).ok;
  const isGone = async () => !(await isUp().catch(() => false));
  await until(isUp, 'The site is ready', 60_000);
  await until(async () => said.includes('Ctrl-C'), 'The site says so');
  return { npm, port, mailPort, isUp, isGone, said: () => said };
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** The process of a service, found among all that came from npm. */
function processOf(script: string, pid = site.npm.pid ?? 0): number | undefined {
  if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script)) return pid;
  const found = childrenOf(pid)
    .filter(Boolean)
    .map((child) => processOf(script, child));
  return found.find(Boolean);
}

/** A sign-in whose body never comes to its end. */
async function unfinishedRequest(port: number): Promise<void> {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  const head = ['POST /api/auth/login HTTP/1.1', 'host: localhost', 'content-length: 50'];
  socket.on('error', () => undefined).write(`${head.join('\r\n')}\r\n\r\n{"a"`);
}

const mailCatcherIsGone = () =>
  fetch(`http://localhost:${site.mailPort}/`).then(
    () => false,
    () => true,
  );

test('npm told to end while a request hangs ends in time, with exit code 0 and nothing left', async () => {
  site = await startByNpm();
  await unfinishedRequest(site.port);

  site.npm.kill('SIGTERM');

  expect(await once(site.npm, 'exit')).toEqual([0, null]);
  expect(await site.isGone()).toBe(true);
  await until(mailCatcherIsGone, 'The mail catcher has ended');
  expect(await mailCatcherIsGone()).toBe(true);
}, 90_000);

test('an npm that was killed outright leaves no site behind', async () => {
  site = await startByNpm();

  site.npm.kill('SIGKILL');

  await until(site.isGone, 'The site has ended');
  await until(mailCatcherIsGone, 'The mail catcher has ended');
  expect(await mailCatcherIsGone()).toBe(true);
}, 90_000);

test('an API that was killed is reported and comes back by itself', async () => {
  site = await startByNpm();
  const api = processOf('services/api/src/server.ts') ?? 0;

  process.kill(api, 'SIGKILL');

  await until(async () => site.said().includes('api is running again.'), 'The API is back');
  expect(site.said()).toContain('api has ended by itself; starting it again in 0.5 s.');
  await until(site.isUp, 'The site is ready again');
}, 90_000);
