import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { publisherIn, type TestPublisher } from '@camp/release/built-app.fixture';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { signRelease } from '@camp/release/document/signature';
import { readLive } from '@camp/release/store/verified-documents';
import { afterEach, expect, test } from '@jest/globals';
import {
  endAll,
  frontDoor,
  newFolder,
  startSiteBy,
  usedFolder,
} from '#tests/support/servers/started-site.ts';

/* `npm start` as a person runs it: through the front door, as a process of its own. */
afterEach(endAll);

/** Publishes the same document as it was before each build was signed one by one. */
async function asPublishedEarlier({ store, keys }: TestPublisher): Promise<ReleaseDocument> {
  const live = await readLive(store, keys);
  if (!live) throw new Error('Nothing is live.');
  const { signature: _signature, statements: _statements, ...release } = live;
  const text = JSON.stringify(signRelease(release, keys.privateKey));
  await store.replaceDocument(live.generation, text);
  await store.switchLive(text);
  return live;
}

/** Lists the files of a data folder that others than its owner can read, except releases and keys. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^(?:releases|keys)\b/.test(path))
    .filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0);
}

test('an empty folder becomes a site that tells its addresses and demo accounts, answers this machine alone, keeps its data to its owner, and ends without a trace', async () => {
  const folder = newFolder();
  const demo = { DATA_DIR: folder, DEMO_PASSWORD: 'Canoe-Birch-3141' };

  const site = await startSiteBy(frontDoor, demo);
  await site.ready();

  const address = `http://localhost:${site.port}`;
  for (const part of [address, 'admin@campbc.example', demo.DEMO_PASSWORD]) {
    expect(site.said.out).toContain(part);
  }
  expect([await site.isUp(), await site.readsMail()]).toEqual([true, true]);
  await expect(fetch(`http://127.0.0.2:${site.port}/healthz`)).rejects.toThrow('fetch failed');
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(openToOthers(folder)).toEqual([]);

  const ended = once(site.child, 'exit');
  site.child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  expect(await site.readsMail()).toBe(false);
});

test('beside another copy what teams have published stays live, the server may go back to it, and how this folder’s builds get there is said in one line [calls-staff-5]', async () => {
  const folders = [await usedFolder(), await usedFolder()] as const;
  const publisher = publisherIn(folders[0]);
  const theirs = await asPublishedEarlier(publisher);

  const sites = await Promise.all(
    folders.map((folder) => startSiteBy(frontDoor, { DATA_DIR: folder })),
  );
  for (const site of sites) await site.ready();

  for (const site of sites) {
    expect(await site.isUp()).toBe(true);
    expect(site.said.out).toContain(
      "Generation 1 is live. This folder's own builds go live with npm run release -- publish shell remote-account",
    );
  }
  const { store, keys } = publisher;
  expect(await readLive(store, keys)).toEqual(theirs);
});

test('what keeps a site from starting is said in one sentence, with exit code 1', async () => {
  const squatter = createServer().listen(0);
  await once(squatter, 'listening');
  const { port } = squatter.address() as AddressInfo;

  const { child, said } = await startSiteBy(frontDoor, {
    DATA_DIR: newFolder(),
    PORT: String(port),
  });

  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toEqual({
    out: '',
    error: `Port ${port} is already in use. Choose another one with PORT=….\n`,
  });
  squatter.close();
});
