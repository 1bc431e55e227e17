import { readFileSync } from 'node:fs';
import { publish } from '@camp/release/publish/publish';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { tokenOf } from '#tests/support/api/document-token.ts';
import {
  account,
  beginCanary,
  failures,
  listReleases,
  loads,
  ReleaseSite,
} from '#tests/support/api/release-site.ts';

let site: ReleaseSite;

beforeAll(async () => {
  site = await ReleaseSite.published();
  await site.signedIn('admin');
});

afterAll(() => ReleaseSite.stopAll());

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
const ofOneProvider = (at: number) => `2600:1f00:${at.toString(16)}::1`;
const inOneBlock = (at: number) => `198.51.${at}.7`;
const anywhere = (at: number) => `${11 + at}.51.100.7`;

test.each([
  ['newcomers of one /48', inOneSite, false, { regulars: 0, networks: 1, providers: 1 }],
  ['newcomers of many networks', anywhere, false, { regulars: 0, networks: 20, providers: 20 }],
  [
    'visitors of one /48 who were fine before',
    inOneSite,
    true,
    { regulars: 20, networks: 1, providers: 1 },
  ],
  [
    'visitors of one /32 who were fine before',
    ofOneProvider,
    true,
    { regulars: 20, networks: 20, providers: 1 },
  ],
  [
    'visitors of one /16 who were fine before',
    inOneBlock,
    true,
    { regulars: 20, networks: 20, providers: 1 },
  ],
])(
  'lies of twenty %s warn admins once and take nothing back, and honest failures do [releases-1, releases-4]',
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
      await site.reportFailure(tokenOf(next, { visitor }), ips[at]);
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
  const ips = Array.from({ length: 20 }, (_none, at) => anywhere(at));
  const regulars = await Promise.all(ips.map((ip) => site.regularVisitor(ip)));
  const next = await goLive();

  await Promise.all(
    ips.map((ip) => site.report('boot', { token: tokenOf(next), state: 'alive' }, ip)),
  );
  await Promise.all(
    regulars.map((visitor, at) => site.reportFailure(tokenOf(next, { visitor }), ips[at])),
  );

  await isTakenBack(next.generation);
  expect((await site.liveDocument())?.by).toBe('automatic rollback');
});

test('one visitor has one voice, in however many networks [releases-1]', async () => {
  await good();
  const visitor = await site.regularVisitor();
  const next = await goLive();

  for (let at = 0; at < 25; at += 1) {
    await site.reportFailure(tokenOf(next, { visitor }), anywhere(at));
  }

  await site.looksPass();
  expect(await isLive(next.generation)).toBe(true);
});

test('documents that one address fetched speak for it, wherever their reports come from [releases-4]', async () => {
  await good();
  const from = '198.51.100.7';
  const visitors = await Promise.all(
    Array.from({ length: 25 }, (_none, at) => site.regularVisitor(anywhere(at))),
  );
  const next = await goLive();

  await Promise.all(
    visitors.map((visitor, at) =>
      site.reportFailure(tokenOf(next, { visitor, ip: from }), anywhere(at)),
    ),
  );

  await site.looksPass();
  expect(await isLive(next.generation)).toBe(true);
  expect((await warningsOf(next.generation)).told).toMatchObject([{ failures: 25, networks: 1 }]);
});

test('a thousand lies of one /48 change nothing, and an honest failure is taken back beside them [releases-4]', async () => {
  await good();
  const at = (index: number) => `2600:1f00:aa:${index.toString(16)}::1`;
  const liars = await Promise.all(
    Array.from({ length: 20 }, (_none, index) => site.regularVisitor(at(index))),
  );
  const next = await goLive();

  /* Each has fifty documents, each in a network of its own. */
  for (let index = 0; index < 1_000; index += liars.length) {
    await Promise.all(
      liars.map((visitor, other) => {
        const ip = at(index + other);
        return site.reportFailure(tokenOf(next, { visitor, ip }), ip);
      }),
    );
  }

  await site.looksPass();
  expect(await isLive(next.generation)).toBe(true);
  await site.tell(...failures(20, next));
  await isTakenBack(next.generation);
});

test('failures of documents that say nothing else are not believed [releases-4]', async () => {
  await good();
  const visitors = await Promise.all(Array.from({ length: 25 }, () => site.regularVisitor()));
  const next = await goLive();

  for (const [at, visitor] of visitors.entries()) {
    const token = tokenOf(next, { visitor });
    await (at % 2 === 0
      ? site.report('boot', { token, state: 'failed', reason: 'start' })
      : site.report('remotes', { token, events: failures(1, next) }));
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

test.each([
  ['one network', inOneBlock, 'one-network'],
  ['many networks', anywhere, 'by-hand'],
])(
  'what is over its budget for visitors of %s fails on the dashboard too, once nothing takes it back [releases-2]',
  async (_who, ipOf, held) => {
    const { visitor } = await site.signedIn('admin');
    await good();
    const ips = Array.from({ length: 20 }, (_none, at) => ipOf(at));
    const visitors = await Promise.all(ips.map((ip) => site.regularVisitor(ip)));
    const next = await goLive();
    await site.tell(...loads(1, next));
    await site.query("UPDATE visit_outcomes SET told_at = '2026-01-01 00:00:00.000'");

    for (const [at, ip] of ips.entries()) {
      await site.reportFailure(tokenOf(next, { visitor: visitors[at] }), ip);
    }

    const { live } = await listReleases(visitor);
    const { body } = await visitor.get('/api/admin/dashboard');
    expect(live?.served).toEqual({ visitors: 21, failures: 20, budget: 'failures' });
    expect(body['release']).toMatchObject({
      failing: [{ state: 'live', reason: 'failures', apps: [], visitors: 21, failures: 20, held }],
    });
  },
);

test('what fails for everyone still does after a canary begins, as often and since when it did [releases-2]', async () => {
  const { visitor } = await site.signedIn('admin');
  await good();
  const bad = await goLive({ isKept: true });
  await site.tell(...failures(15, bad), ...loads(6, bad));
  const { live: before } = await listReleases(visitor);

  const { stable } = await beginCanary(site);
  await site.tell(...loads(5, stable));

  const { live: after } = await listReleases(visitor);
  expect([after?.unchanged_since, after?.served?.failures]).toEqual([before?.unchanged_since, 15]);
});
