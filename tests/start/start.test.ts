import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publisherIn, shell, type TestPublisher } from '@camp/release/built-app.fixture';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { signRelease } from '@camp/release/document/signature';
import { privateKeyFile } from '@camp/release/document/signing-keys';
import { publish } from '@camp/release/publish/publish';
import { readLive } from '@camp/release/store/verified-documents';
import { afterEach, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { until } from '#infra/test-servers/programs.ts';

/* `npm start` as a person runs it: through the front door, as a process of its own. */
const running: ChildProcess[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
});

const newFolder = () => mkdtempSync(join(tmpdir(), 'campbc-start-'));

function start(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['infra/bootstrap/main.mjs', 'start'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  return { child, said };
}

async function freshSettings() {
  return {
    PORT: String(await freePort()),
    MAIL_PORT: String(await freePort()),
    DATA_DIR: newFolder(),
    DEMO_PASSWORD: 'Canoe-Birch-3141',
  };
}

/** Of a site that was started before: something is live, so nothing is built and published. */
async function usedSettings() {
  const settings = await freshSettings();
  await publishFirstRelease(settings.DATA_DIR);
  return settings;
}

const answers = async (url: string) => (await fetch(url)).ok;

test('two copies run side by side, tell their addresses and demo accounts, and end without a trace', async () => {
  const settings = [await freshSettings(), await usedSettings()];
  const sites = settings.map(start);

  for (const [index, { PORT, MAIL_PORT, DEMO_PASSWORD }] of settings.entries()) {
    await until(() => answers(`http://localhost:${PORT}/readyz`), 'The site is ready', 60_000);
    expect(await answers(`http://localhost:${MAIL_PORT}/`)).toBe(true);
    await until(async () => sites[index]?.said.out.includes('Ctrl-C') ?? false, 'The site says so');
    for (const part of [`http://localhost:${PORT}`, 'admin@campbc.example', DEMO_PASSWORD]) {
      expect(sites[index]?.said.out).toContain(part);
    }
  }

  for (const [index, signal] of (['SIGTERM', 'SIGINT'] as const).entries()) {
    const child = sites[index]?.child;
    if (!child) throw new Error('No site.');
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  }
  for (const { PORT, MAIL_PORT } of settings) {
    await expect(fetch(`http://localhost:${PORT}/healthz`)).rejects.toThrow('fetch failed');
    await expect(fetch(`http://localhost:${MAIL_PORT}/`)).rejects.toThrow('fetch failed');
  }
}, 120_000);

test('a killed bootstrap takes every service with it', async () => {
  const settings = await usedSettings();
  const { child } = start(settings);
  await until(
    () => answers(`http://localhost:${settings.PORT}/readyz`),
    'The site is ready',
    60_000,
  );
  const main = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();

  process.kill(Number(main), 'SIGKILL');

  const isGone = async () =>
    !(await answers(`http://localhost:${settings.PORT}/healthz`).catch(() => false));
  await until(isGone, 'The edge has ended');
  const mail = () =>
    fetch(`http://localhost:${settings.MAIL_PORT}/`).then(
      () => false,
      () => true,
    );
  await until(mail, 'The mail catcher has ended');
  expect(await mail()).toBe(true);
}, 90_000);

test.each(['PORT', 'MAIL_PORT'])(
  'a busy %s is said in one sentence, with exit code 1',
  async (name) => {
    const squatter = createServer().listen(0);
    await once(squatter, 'listening');
    const { port } = squatter.address() as AddressInfo;

    const { child, said } = start({ ...(await freshSettings()), [name]: String(port) });

    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said.error.trim()).toBe(
      `Port ${port} is already in use. Choose another one with ${name}=….`,
    );
    squatter.close();
  },
  60_000,
);

test('a data folder that cannot be written is said in one sentence, with exit code 1', async () => {
  const file = join(newFolder(), 'a-file');
  writeFileSync(file, '');
  const folder = join(file, 'data');

  const { child, said } = start({ ...(await freshSettings()), DATA_DIR: folder });

  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(said.error.trim()).toBe(
    `The data folder ${folder} cannot be written. Choose another one with DATA_DIR=….`,
  );
}, 60_000);

test.each(['0', '70000', 'eighty'])(
  'the port %s is refused in one sentence',
  async (port) => {
    const { child, said } = start({ ...(await freshSettings()), PORT: port });

    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said.error.trim()).toBe(`PORT must be a port number from 1 to 65535, not "${port}".`);
  },
  60_000,
);

/** What others than its owner can read of a data folder, but for releases, which are published. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^(?:releases|keys)\b/.test(path))
    .filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0);
}

test('generated secrets are kept, a site’s data is its owner’s only, and it answers this machine alone', async () => {
  const { DEMO_PASSWORD: _given, ...settings } = await usedSettings();
  const file = join(settings.DATA_DIR, 'secrets.json');
  const first = start(settings);
  await until(
    () => answers(`http://localhost:${settings.PORT}/readyz`),
    'The site is ready',
    60_000,
  );
  const kept = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(openToOthers(settings.DATA_DIR)).toEqual([]);
  await expect(fetch(`http://127.0.0.2:${settings.PORT}/healthz`)).rejects.toThrow('fetch failed');
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');

  const startedAt = Date.now();
  start(settings);
  await until(() => answers(`http://localhost:${settings.PORT}/readyz`), 'The site is ready again');

  expect(Date.now() - startedAt).toBeLessThan(10_000);
  expect(readFileSync(file, 'utf8')).toBe(kept);
}, 120_000);

test('what teams have published stays live, the server may go back to it, and how this folder’s builds get there is said in one line', async () => {
  const settings = await freshSettings();
  const publisher = publisherIn(settings.DATA_DIR);
  const theirs = await publish(publisher, { folders: [shell()], by: 'another team' });
  await asPublishedEarlier(publisher, theirs);

  const { said } = start(settings);
  await until(() => answers(`http://localhost:${settings.PORT}/readyz`), 'The site is ready');

  expect(said.out).toContain(
    "Generation 1 is live. This folder's own builds go live with npm run release -- publish shell remote-account",
  );
  const { store, keys } = publisher;
  expect(await readLive(store, keys)).toEqual(theirs);
}, 60_000);

/** The same document from before each build was signed by itself. */
async function asPublishedEarlier({ store, keys }: TestPublisher, document: ReleaseDocument) {
  const { signature: _signature, statements: _statements, ...release } = document;
  const text = JSON.stringify(signRelease(release, keys.privateKey));
  await store.replaceDocument(document.generation, text);
  await store.switchLive(text);
}

test('without the key of what is published it does not start, and makes none', async () => {
  const settings = await freshSettings();
  await publish(publisherIn(settings.DATA_DIR), { folders: [shell()], by: 'another team' });
  rmSync(join(settings.DATA_DIR, 'keys'), { recursive: true });

  const { child, said } = start(settings);

  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(said.error.trim()).toBe(
    `Releases are published here already, and the key that signs them is missing. Copy it to ${join(settings.DATA_DIR, 'keys', privateKeyFile)} first.`,
  );
}, 60_000);

test('production starts only with its secrets', async () => {
  const { child, said } = start({
    ...(await freshSettings()),
    NODE_ENV: 'production',
    SESSION_SECRET: '',
    SECRETS_KEY: '',
  });

  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(said.error).toContain('Production needs SESSION_SECRET and SECRETS_KEY');
}, 60_000);
