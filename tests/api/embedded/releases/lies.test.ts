import { readFileSync } from 'node:fs';
import { built } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import {
  account,
  beginCanary,
  failures,
  loads,
  ReleaseSite,
  tokenOf,
} from '#tests/support/api/release-site.ts';

const path = '/api/telemetry/remotes';

let site: ReleaseSite;

beforeAll(async () => {
  site = await ReleaseSite.published();
  await site.signedIn('admin');
});

afterAll(() => ReleaseSite.stopAll());

const hasCanary = async () => ((await site.liveDocument())?.canaries ?? []).length > 0;

const canaryIsOver = () => until(async () => !(await hasCanary()), 'The canary ends');

test('twenty failures in one call do not end a canary, whether they carry a token or not', async () => {
  const { canary } = await beginCanary(site);
  const events = failures(20, canary);

  await site.newVisitor().post(path, { events });
  const visitor = await site.regularVisitor();
  await site.newVisitor().post(path, { token: tokenOf(canary, { visitor }), events });
  await site.looksPass();
  expect(await hasCanary()).toBe(true);
  await site.tell(...failures(19, canary));

  await canaryIsOver();
});

test('twelve hundred invented successes do not keep a canary that fails', async () => {
  const { canary } = await beginCanary(site);
  const token = tokenOf(canary);
  for (let call = 0; call < 60; call += 1) {
    await site.newVisitor().post(path, { token, events: loads(20, canary) });
  }

  await site.tell(...failures(20, canary));

  await canaryIsOver();
  expect((await site.liveDocument())?.by).toBe('error budget');
});

test.each([
  ['one public address fetched', () => '198.51.100.7', true],
  ['one /48 fetched', (at: number) => `2001:db8:1:${at.toString(16)}::1`, true],
  ['newcomers fetched', (at: number) => `198.51.${at}.7`, false],
])(
  'twenty-one documents that %s do not end a canary, failing or slow [releases-1]',
  async (_who, ipOf, wereHere) => {
    const { canary, stable } = await beginCanary(site);
    await site.tell(...loads(30, stable, 300));
    const lies = [failures(1, canary), loads(1, canary, 60_000)];

    for (const [each, events] of lies.entries()) {
      for (let at = 0; at < 21; at += 1) {
        const ip = ipOf(21 * each + at);
        const visitor = wereHere ? await site.regularVisitor(ip) : undefined;
        await site.report('remotes', { token: tokenOf(canary, { visitor }), events }, ip);
      }
    }

    await site.looksPass();
    expect(await hasCanary()).toBe(true);
  },
);

test('a canary of a shell that does not start ends by itself', async () => {
  const folders = [built({ name: 'shell', version: '2.0.0' })];
  const { generation } = await publish(site.publisher, { folders, by: 'bo', canary: 50 });
  const tell = async (channel: string, state: string) => {
    const visitor = await site.regularVisitor();
    await site.report('boot', { token: tokenOf({ generation, channel }, { visitor }), state });
  };

  for (let visit = 0; visit < 20; visit += 1) {
    await tell('stable', 'alive');
    await tell('shell', 'failed');
  }

  await until(
    async () => !(await site.liveDocument())?.canaries?.some(({ name }) => name === 'shell'),
    'The canary ends',
  );
  expect((await site.liveDocument())?.shell.version).toBe('1.0.0');
});

let version = 100;

/** Makes another account remote live; returns what its visitors may report. */
async function goLive({ isKept = false } = {}) {
  version += 1;
  const name = `${version}.0.0`;
  const folders = [account(name)];
  const { generation } = await publish(site.publisher, { folders, by: 'bo', isKept });
  return { generation, remote: 'account', version: name, channel: 'stable' };
}

/** Publishes a release that ten visitors are fine with. */
async function good() {
  await site.query('DELETE FROM visit_outcomes');
  await site.tell(...loads(10, await goLive()));
}

const isLive = async (generation: number) => (await site.liveDocument())?.generation === generation;

const isTakenBack = (generation: number) =>
  until(() => isLive(generation + 1), `Generation ${generation} is taken back`);

/** Returns the recipients of mails about failures that take nothing back, and the log's lines about them. */
async function warningsOf(generation: number) {
  const lines = readFileSync(site.logFile, 'utf8').trim().split('\n');
  const told = lines.map((line) => JSON.parse(line)).filter((it) => it.generation === generation);
  const mails = await site.query(
    "SELECT recipient FROM outbox WHERE subject LIKE '%hears of failures%'",
  );
  return { recipients: mails.map(({ recipient }) => recipient), told };
}

/** Addresses in networks of one customer of a provider, and of many. */
const inOneSite = (at: number) => `2600:1f00:aa:cc${at.toString(16).padStart(2, '0')}::1`;
const anywhere = (at: number) => `2600:1f00:${at.toString(16)}::1`;

test.each([
  ['newcomers of one /48', inOneSite, false, { regulars: 0, networks: 1 }],
  ['newcomers of many networks', anywhere, false, { regulars: 0, networks: 20 }],
  ['visitors of one /48 who were fine before', inOneSite, true, { regulars: 20, networks: 1 }],
])(
  'lies of twenty %s warn admins once and take nothing back, and honest failures do [releases-1]',
  async (_who, ipOf, wereHere, origin) => {
    await good();
    /* The fewest that are judged: before the last of them has lied, no warning is possible. */
    const ips = Array.from({ length: 20 }, (_none, at) => ipOf(at));
    const liars = await Promise.all(
      ips.map(async (ip) => (wereHere ? site.regularVisitor(ip) : undefined)),
    );
    const next = await goLive();
    await site.query('DELETE FROM outbox');
    for (const [at, visitor] of liars.entries()) {
      const token = tokenOf(next, { visitor });
      await site.report('boot', { token, state: 'failed', reason: 'start' }, ips[at]);
    }
    await site.looksPass();
    await site.looksPass();
    expect(await isLive(next.generation)).toBe(true);
    const { recipients, told } = await warningsOf(next.generation);
    expect(told).toEqual([expect.objectContaining({ ...origin, failures: 20 })]);
    expect(recipients).toEqual([...new Set(recipients)]);

    await site.tell(...failures(20, next));

    await isTakenBack(next.generation);
  },
);

test('strangers who come first at an address leave room for visitors who were here before [releases-1]', async () => {
  await good();
  const ips = Array.from({ length: 20 }, (_none, at) => `198.51.${at}.7`);
  const regulars = await Promise.all(ips.map((ip) => site.regularVisitor(ip)));
  const next = await goLive();
  const tell = (at: number, state: string, visitor?: string) =>
    site.report('boot', { token: tokenOf(next, { visitor }), state }, ips[at]);

  await Promise.all(ips.map((_ip, at) => tell(at, 'alive')));
  await Promise.all(regulars.map((visitor, at) => tell(at, 'failed', visitor)));

  await isTakenBack(next.generation);
  expect((await site.liveDocument())?.by).toBe('automatic rollback');
});

test('one visitor has one voice, in however many networks [releases-1]', async () => {
  await good();
  const visitor = await site.regularVisitor();
  const next = await goLive();

  for (let at = 0; at < 25; at += 1) {
    await site.report('boot', { token: tokenOf(next, { visitor }), state: 'failed' }, anywhere(at));
  }

  await site.looksPass();
  expect(await isLive(next.generation)).toBe(true);
});

test('what is published to be kept is not taken back, nor what was before it, and admins are told [releases-1]', async () => {
  await good();
  const bad = await goLive();
  const fix = await goLive({ isKept: true });

  await site.tell(...failures(20, fix));

  await site.looksPass();
  expect(await isLive(fix.generation)).toBe(true);
  expect((await warningsOf(bad.generation)).told).toMatchObject([{ isKept: true, failures: 20 }]);
});
