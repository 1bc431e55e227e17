import { join } from 'node:path';
import { siteCookies } from '@camp/contracts/site/cookies';
import type { RemoteRelease } from '@camp/release/document/release-document';
import { signingKeysIn } from '@camp/release/document/signing-keys';
import { signRelease } from '@camp/release/document/signature';
import { describe, expect, test } from '@jest/globals';
import { listen, page, startEdge } from '#edge.fixture.ts';
import { release } from '#release.fixture.ts';
import { toldRemotes } from '#document/told-remotes.fixture.ts';

const { contract, area, navigation } = release.remotes.account;
const override = {
  remote: 'account',
  url: 'http://localhost:5300/',
  entry: 'entry.js',
  global: 'remote_account_local',
  manifest: {
    contract,
    area,
    navigation,
    routes: [{ path: '/new', page: 'new', access: 'anyone' }],
  },
  by: 'ada',
  until: '2026-01-01T08:00:00.000Z',
};
const headers = { cookie: `${siteCookies.override}=a.b; campbc_session=c` };

interface Seen {
  cookie: string | undefined;
  path: string | undefined;
}

/** An edge before an API that answers as told, or never, and what that API was asked. */
async function startWith(answer: object | null) {
  const seen: Seen[] = [];
  const apiUrl = await listen((request, response) => {
    if (request.url === '/revision') return void response.end('{}');
    seen.push({ cookie: request.headers.cookie, path: request.url });
    response.setHeader('content-type', 'application/json');
    response.setHeader('set-cookie', 'campbc_session=d; Path=/; HttpOnly');
    if (answer) response.end(JSON.stringify(answer));
  });
  return { ...(await startEdge({ apiUrl })), seen };
}

async function given(url: string, sent: Record<string, string>) {
  const { response, html } = await page(url, sent);
  const policy = response.headers.get('content-security-policy') ?? '';
  const inlined = /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return { response, html, policy, ...(JSON.parse(inlined) as typeof release) };
}

test('a visitor whose override holds is given that remote from its bundler, without hashes [calls-staff-1]', async () => {
  const { url, seen } = await startWith({ override });

  const { response, html, policy, remotes } = await given(`${url}/`, headers);

  expect(seen).toEqual([{ cookie: headers.cookie, path: '/api/override' }]);
  expect(remotes.account).toMatchObject({
    version: 'local',
    url: override.url,
    files: {},
    override: { by: 'ada', until: override.until },
  });
  expect(remotes.public).toEqual(toldRemotes.public);
  expect(policy).toMatch(/script-src 'self' http:\/\/localhost:5300[ ;]/);
  expect(policy).toMatch(/connect-src [^;]*ws:\/\/localhost:5300[ ;]/);
  expect(policy).toContain('trusted-types default rspack-dev-server#overlay;');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(html).toContain('<div id="root"></div>');
  expect(response.headers.getSetCookie()).toEqual(['campbc_session=d; Path=/; HttpOnly']);
});

test('the API is told the visitor’s address, behind a proxy, too [limits-times-6]', async () => {
  const told: unknown[] = [];
  const apiUrl = await listen((request, response) => {
    if (request.url !== '/revision') told.push(request.headers['x-forwarded-for']);
    response.end('{}');
  });
  const { url } = await startEdge({ apiUrl, environment: { TRUSTED_PROXIES: '127.0.0.1' } });

  await page(`${url}/`, { ...headers, 'x-forwarded-for': '198.51.100.4' });

  expect(told).toEqual(['198.51.100.4']);
});

test('the pages that the local remote declares exist, those it no longer has do not', async () => {
  const { url } = await startWith({ override });

  expect((await page(`${url}/new`, headers)).response.status).toBe(200);
  expect((await page(`${url}/login`, headers)).response.status).toBe(404);
  expect((await page(`${url}/new`)).response.status).toBe(404);
});

test('without the cookie the API is not asked, whatever the address says', async () => {
  const { url, seen } = await startWith({ override });

  const { policy } = await given(`${url}/?override=account&url=http://localhost:5300/`, {
    cookie: `x${siteCookies.override}=a.b`,
  });

  expect(seen).toEqual([]);
  expect(policy).not.toContain('localhost:5300');
});

test.each([
  ['says no', { override: null }],
  ['answers something else', { override: { ...override, url: 'http://evil.example/' } }],
  [
    'names a port that no machine has',
    { override: { ...override, url: 'http://localhost:99999/' } },
  ],
  ['names a remote that is none', { override: { ...override, manifest: {} } }],
  ['does not answer', null],
])('an API that %s leaves everybody’s release [calls-staff-3]', async (_what, answer) => {
  const { url } = await startWith(answer);

  const { remotes, policy } = await given(`${url}/`, headers);

  expect(remotes).toEqual(toldRemotes);
  expect(policy).not.toContain('localhost:5300');
});

describe('another version that was published', () => {
  const account = release.remotes.account;
  const named = (version: string) => ({
    override: { remote: 'account', version, by: 'ada', until: override.until },
  });

  async function startAfter(answer: object, ...earlier: RemoteRelease[]) {
    const edge = await startWith(answer);
    const { privateKey } = signingKeysIn(join(edge.folder, '../keys'));
    for (const [index, remote] of earlier.entries()) {
      const generation = index + 1;
      const remotes = { ...release.remotes, account: remote };
      const document = signRelease({ ...release, generation, remotes }, privateKey);
      await edge.store.claimDocument(generation, JSON.stringify(document));
    }
    return edge;
  }

  test('is given with its hashes to the visitor who tries it [inspector-3]', async () => {
    const earlier = {
      ...account,
      version: '0.8',
      files: { ...account.files, [account.entry]: `sha384-${'B'.repeat(64)}` },
    };
    const { url } = await startAfter(named('0.8'), earlier, { ...account, version: '0.9' });

    const { remotes, html, policy } = await given(`${url}/`, headers);

    expect(remotes.account).toMatchObject({
      version: '0.8',
      files: { [account.entry]: `sha384-${'B'.repeat(64)}` },
      override: { by: 'ada', until: override.until, isPublished: true },
    });
    expect(remotes.public).toEqual(toldRemotes.public);
    expect(policy).not.toContain('rspack-dev-server');
    expect(html).toContain('<div id="root"></div>');
    expect((await given(`${url}/`, {})).remotes).toEqual(toldRemotes);
  });

  test.each([
    ['was never published', named('0.7')],
    ['has another contract', named('0.8')],
    ['needs what the live shell has not', named('0.9')],
    ['is of a remote that is none', { override: { ...named('0.8').override, remote: 'trips' } }],
  ])('that %s leaves everybody’s release [inspector-3]', async (_what, answer) => {
    const { url } = await startAfter(
      answer,
      { ...account, version: '0.8', contract: 2 },
      { ...account, version: '0.9', requires: { vue: '^3.0.0' } },
    );

    expect((await given(`${url}/`, headers)).remotes).toEqual(toldRemotes);
  });
});
