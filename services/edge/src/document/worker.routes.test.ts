import { publisherOf, shell, type TestPublisher } from '@camp/release/built-app.fixture';
import { switchOffline } from '@camp/release/publish/offline';
import { beforeEach, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgeOver, startEdge } from '#edge.fixture.ts';

let publisher: TestPublisher;
let url: string;

beforeEach(async () => {
  publisher = await publisherOf(shell());
  ({ url } = await edgeOver(publisher.root));
});

const ask = () => fetch(`${url}/sw.js`);
const summary = async () =>
  (await (await fetch(`${url}/release.json`)).json()) as { keepsOffline?: boolean };

test('the worker is the one of the live shell, asked for each time, and may ask the site alone [offline-1]', async () => {
  const response = await ask();

  expect(await response.text()).toBe('/* worker */');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  );
  expect(await summary()).toMatchObject({ keepsOffline: true });
});

test('once offline is switched off, the worker is one that ends itself, until it is switched on [offline-2]', async () => {
  await switchOffline(publisher, { by: 'ana', offline: 'off' });

  expect(await (await ask()).text()).toContain('unregister');
  expect(await summary()).not.toHaveProperty('keepsOffline');
  await switchOffline(publisher, { by: 'ana', offline: 'on' });
  expect(await (await ask()).text()).toBe('/* worker */');
});

test('a worker that was altered in the store is not sent [offline-3]', async () => {
  writeFileSync(join(publisher.folder, 'files/shell/1.0.0/worker.js'), 'altered()');

  expect((await ask()).status).toBe(503);
});

test('a shell without a worker ends that of the one before [offline-2]', async () => {
  const { url: older } = await startEdge();

  expect(await (await fetch(`${older}/sw.js`)).text()).toContain('unregister');
});
