import { join } from 'node:path';
import { siteCookies } from '@camp/contracts/site/cookies';
import type { RemoteRelease } from '@camp/release/document/release-document';
import { signingKeysIn } from '@camp/release/document/signing-keys';
import { signRelease } from '@camp/release/document/signature';
import { expect, test } from '@jest/globals';
import { type Edge, page, startEdge } from '#edge.fixture.ts';
import { release } from '#release.fixture.ts';
import { toldRemotes } from '#document/told-remotes.fixture.ts';

/* The edge serves generation 7, in which every remote is version 1. */
/** Publishes an earlier generation, in which one remote was another version. */
async function publishEarlier(
  { store, folder }: Edge,
  generation: number,
  remote: 'public' | 'account',
  change: Partial<RemoteRelease>,
): Promise<void> {
  const { privateKey } = signingKeysIn(join(folder, '../keys'));
  const remotes = { ...release.remotes, [remote]: { ...release.remotes[remote], ...change } };
  const document = signRelease({ ...release, generation, remotes }, privateKey);
  await store.claimDocument(generation, JSON.stringify(document));
}

interface ShownRelease {
  generation: number;
  channel: string;
  remotes: Record<string, { version: string }>;
}

async function shownTo({ url }: Edge, badHash: string, path = '/login') {
  const { html } = await page(url + path, { cookie: `${siteCookies.badHash}=${badHash}` });
  const inlined = /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return { html, ...(JSON.parse(inlined) as ShownRelease) };
}

const versionOf = async (edge: Edge, badHash: string) =>
  (await shownTo(edge, badHash)).remotes['account']?.version;

test('after a bad hash a visitor is given the remote’s release before, and all else as it is', async () => {
  const edge = await startEdge();
  await publishEarlier(edge, 4, 'account', { version: '0.8' });
  await publishEarlier(edge, 5, 'account', { version: '0.9' });
  await publishEarlier(edge, 6, 'account', {});

  const shown = await shownTo(edge, 'account@1');

  expect(shown.remotes['account']?.version).toBe('0.9');
  expect(shown.remotes['public']).toEqual(toldRemotes.public);
  expect(shown).toMatchObject({ generation: 7, channel: 'stable' });
  expect((await page(`${edge.url}/login`)).html).not.toContain('"version":"0.9"');
});

test('what the cookie names changes nothing, unless it is the release that is live', async () => {
  const edge = await startEdge();
  await publishEarlier(edge, 5, 'account', { version: '0.9' });

  for (const made of ['account@0.9', 'account@2', 'nobody@1', 'account@', '@1', 'account', '%']) {
    expect(await versionOf(edge, made)).toBe('1');
  }
});

test('a release that the live shell cannot run is passed over', async () => {
  const edge = await startEdge({ provides: { react: '19.3.1', '@camp/shell-api': '1.4.0' } });
  await publishEarlier(edge, 1, 'account', {
    version: '0.5',
    requires: { react: '^19.3.0', '@camp/shell-api': '^1.4.0' },
  });
  for (const [generation, change] of [
    [2, { version: '0.6', contract: 2 }],
    [3, { version: '0.7', requires: { react: '^18.9.9' } }],
    [4, { version: '0.8', requires: { react: '^19.4.0' } }],
    [5, { version: '0.9', requires: { react: '^19.3.2' } }],
    [6, { version: '0.95', requires: { vue: '^3.0.0' } }],
  ] as const) {
    await publishEarlier(edge, generation, 'account', change);
  }

  expect(await versionOf(edge, 'account@1')).toBe('0.5');
});

test('before 1.0.0 another minor version of a shared package does not fit', async () => {
  const edge = await startEdge({ provides: { '@camp/shell-api': '0.3.0' } });
  for (const [generation, change] of [
    [1, { version: '0.7', requires: { '@camp/shell-api': '^0.3.0' } }],
    [2, { version: '0.8', requires: { '@camp/shell-api': '^0.2.3' } }],
    [3, { version: '0.9', requires: { '@camp/shell-api': '^0.0.3' } }],
  ] as const) {
    await publishEarlier(edge, generation, 'account', change);
  }

  expect(await versionOf(edge, 'account@1')).toBe('0.7');
});

test('with no earlier release, or only one that nobody signed, the live one is given', async () => {
  const edge = await startEdge();
  expect(await versionOf(edge, 'account@1')).toBe('1');

  const forged = await startEdge();
  const document = { ...release, generation: 5, signature: 'forged' };
  await forged.store.claimDocument(5, JSON.stringify(document).replaceAll('"1"', '"0.9"'));

  expect(await versionOf(forged, 'account@1')).toBe('1');
});

test('a page that was rendered with the bad release is drawn in the browser; others stay', async () => {
  const edge = await startEdge();
  await publishEarlier(edge, 5, 'public', { version: '0.9' });
  await publishEarlier(edge, 6, 'account', { version: '0.9' });

  const own = await shownTo(edge, 'public@1', '/');
  const other = await shownTo(edge, 'account@1', '/');

  expect(own.remotes['public']?.version).toBe('0.9');
  expect(own.html).toContain('<div id="root"></div>');
  expect(other.remotes['account']?.version).toBe('0.9');
  expect(other.html).toContain('<main>Welcome');
});

test('with other items in the navbar no rendered page fits', async () => {
  const edge = await startEdge();
  await publishEarlier(edge, 5, 'account', {
    version: '0.9',
    navigation: [
      { to: '/', label: { en: 'Hub', fr: 'Espace' }, place: 'main', access: 'anyone', order: 1 },
    ],
  });

  expect((await shownTo(edge, 'account@1', '/')).html).toContain('<div id="root"></div>');
});
