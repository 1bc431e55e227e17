import { beforeEach, expect, test } from '@jest/globals';
import { built, newPublisher, publisherOf, shell, type TestPublisher } from '#built-app.fixture.ts';
import { bucketOf, channelFor, channelsOf } from '#document/channels.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { verifyLive } from '#maintain/verify.ts';
import { endCanary, promote } from './canary.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';

let publisher: TestPublisher;

const account = (version: string) => built({ name: 'remote-account', version });
const site = (version: string) => built({ name: 'remote-public', version });
const admin = (version: string) => built({ name: 'remote-admin', version });

/** The account area, the public pages and the back-office are live as 1.0.0. */
beforeEach(async () => {
  publisher = await publisherOf(shell(), account('1.0.0'), site('1.0.0'), admin('1.0.0'));
});

/** Account 2.0.0 is a canary for a quarter of the visitors. */
const tryAccount = (canary = 25) =>
  publish(publisher, { folders: [account('2.0.0')], by: 'bo', canary });

const trySite = () => publish(publisher, { folders: [site('2.0.0')], by: 'cy', canary: 25 });

const visitors = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`);

const namesOf = ({ canaries = [] }: ReleaseDocument) => canaries.map(({ name }) => name);

const stableVersion = (live: ReleaseDocument, remote: string) => live.remotes[remote]?.version;

/** Versions of account area and public pages by channel. */
const versionsIn = (live: ReleaseDocument) =>
  Object.fromEntries(
    channelsOf(live).map(({ name, content: { remotes } }) => [
      name,
      [remotes['account']?.version, remotes['public']?.version],
    ]),
  );

test('a canary is given to its share of visitors, always the same ones', async () => {
  const live = await tryAccount();
  const [canary] = live.canaries ?? [];

  const given = visitors.filter((visitor) => channelFor(live, visitor).name === 'remote-account');

  expect(live).toMatchObject({ generation: 2, canaries: [{ by: 'bo', apps: ['remote-account'] }] });
  expect(given.length / visitors.length).toBeCloseTo(0.25, 1);
  expect(given).toEqual(visitors.filter((visitor) => canary && bucketOf(visitor, canary) < 25));
  const versions = given.map((visitor) => channelFor(live, visitor).content.remotes['account']);
  expect(new Set(versions.map((build) => build?.version))).toEqual(new Set(['2.0.0']));
  expect(channelFor(live, null).name).toBe('stable');
  expect(await verifyLive(publisher)).toEqual(live);
});

test('a wider canary keeps its visitors and gets more', async () => {
  const live = await tryAccount();

  const wider = await promote(publisher, { by: 'ana', percentage: 60 });

  const inIt = (release: ReleaseDocument) =>
    visitors.filter((visitor) => channelFor(release, visitor).name === 'remote-account');
  expect(wider.canaries?.[0]?.percentage).toBe(60);
  expect(inIt(wider)).toEqual(expect.arrayContaining(inIt(live)));
  expect(inIt(wider).length).toBeGreaterThan(inIt(live).length);
});

test('ended, everybody has what was live before', async () => {
  await tryAccount();

  const live = await endCanary(publisher, { by: 'health' });

  expect(versionsIn(live)).toEqual({ stable: ['1.0.0', '1.0.0'] });
  expect(live).toMatchObject({ generation: 3, by: 'health' });
  await expect(endCanary(publisher, { by: 'x' })).rejects.toMatchObject({ code: 'NO_CANARY' });
  await expect(promote(publisher, { by: 'x' })).rejects.toMatchObject({ code: 'NO_CANARY' });
});

test('what others publish meanwhile reaches every channel; the canary keeps its own apps', async () => {
  await tryAccount();

  await publish(publisher, { folders: [site('1.1.0')], by: 'cy' });
  const live = await publish(publisher, { folders: [account('1.5.0')], by: 'cy' });

  expect(versionsIn(live)).toEqual({
    stable: ['1.5.0', '1.1.0'],
    'remote-account': ['2.0.0', '1.1.0'],
  });
});

test('a rollback of everything ends every canary; without anything live there is none', async () => {
  await tryAccount();
  await trySite();

  const live = await rollback(publisher, { generation: 1, by: 'ana' });

  expect(live.canaries).toBeUndefined();
  await expect(
    publish(newPublisher(), { folders: [shell()], by: 'ana', canary: 5 }),
  ).rejects.toMatchObject({ code: 'NOTHING_LIVE' });
});

test('two teams try at once: neither ends the other’s canary, and each visitor may be in both', async () => {
  await tryAccount();

  const live = await trySite();

  expect(namesOf(live)).toEqual(['remote-account', 'remote-public']);
  expect(versionsIn(live)).toEqual({
    stable: ['1.0.0', '1.0.0'],
    'remote-account': ['2.0.0', '1.0.0'],
    'remote-public': ['1.0.0', '2.0.0'],
    'remote-account+remote-public': ['2.0.0', '2.0.0'],
  });
  const both = visitors.filter((visitor) => channelFor(live, visitor).name.includes('+'));
  expect(both.length / visitors.length).toBeCloseTo(0.25 * 0.25, 1);
});

test('of two canaries one is promoted or ended alone, and has to be named', async () => {
  await tryAccount();
  await trySite();

  const unnamed = promote(publisher, { by: 'bo' });

  await expect(unnamed).rejects.toMatchObject({ code: 'WHICH_CANARY' });
  await expect(unnamed).rejects.toThrow(
    '2 canaries run. Say which: remote-account (25 %, by bo), remote-public (25 %, by cy).',
  );
  await expect(endCanary(publisher, { by: 'bo', apps: ['shell'] })).rejects.toThrow(
    'There is no such canary of shell. What runs: remote-account (25 %, by bo), remote-public (25 %, by cy).',
  );
  const promoted = await promote(publisher, { by: 'bo', apps: ['remote-account'] });
  expect(namesOf(promoted)).toEqual(['remote-public']);
  expect(versionsIn(promoted).stable).toEqual(['2.0.0', '1.0.0']);
  const ended = await endCanary(publisher, { by: 'cy', apps: ['remote-public'] });
  expect(versionsIn(ended)).toEqual({ stable: ['2.0.0', '1.0.0'] });
});

test('another canary of the very same apps takes the place of its own only', async () => {
  await tryAccount();
  await trySite();

  const live = await publish(publisher, { folders: [account('3.0.0')], by: 'di', canary: 5 });

  expect(live.canaries).toMatchObject([
    { name: 'remote-account', by: 'di', percentage: 5 },
    { name: 'remote-public', by: 'cy', percentage: 25 },
  ]);
});

test('an app that is in another canary is refused, with the name of that canary', async () => {
  await publish(publisher, { folders: [account('2.0.0'), shell2()], by: 'bo', canary: 10 });

  const refused = publish(publisher, { folders: [account('3.0.0')], by: 'di', canary: 5 });

  await expect(refused).rejects.toMatchObject({ code: 'APP_IN_CANARY' });
  await expect(refused).rejects.toThrow(
    'remote-account is in the canary remote-account+shell (10 %, by bo) already. Publish the same apps again, or promote or end it first.',
  );
});

const shell2 = () => built({ name: 'shell', version: '2.0.0' });

test('a fourth canary is refused, with the names of those that run', async () => {
  await tryAccount();
  await trySite();
  const three = await publish(publisher, { folders: [admin('2.0.0')], by: 'di', canary: 25 });

  const refused = publish(publisher, { folders: [shell2()], by: 'ed', canary: 5 });

  expect(channelsOf(three)).toHaveLength(8);
  await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_CANARIES' });
  await expect(refused).rejects.toThrow(
    'No more canaries can run beside these: remote-account (25 %, by bo), remote-admin (25 %, by di), remote-public (25 %, by cy). Promote or end one first.',
  );
});

test('a hotfix that went live since a canary began is not taken back by its promotion', async () => {
  await tryAccount();
  await publish(publisher, { folders: [account('1.0.1')], by: 'ana' });

  const refused = promote(publisher, { by: 'bo' });

  await expect(refused).rejects.toMatchObject({ code: 'BASE_MOVED' });
  await expect(refused).rejects.toThrow(
    'remote-account 1.0.1 was published since this canary began. Publish the canary again on top of it, or end it.',
  );
  await tryAccount();
  expect(stableVersion(await promote(publisher, { by: 'bo' }), 'account')).toBe('2.0.0');
});

test('promoted beside a hotfix of another app, it is everybody’s, and no canary is left', async () => {
  await tryAccount();
  await publish(publisher, { folders: [site('1.0.1')], by: 'ana' });

  const live = await promote(publisher, { by: 'bo' });

  expect(versionsIn(live)).toEqual({ stable: ['2.0.0', '1.0.1'] });
  expect(live.canaries).toBeUndefined();
});

test('a canary that was published for everybody is over', async () => {
  await tryAccount();
  await trySite();

  const live = await publish(publisher, { folders: [account('2.0.0')], by: 'ana' });

  expect(namesOf(live)).toEqual(['remote-public']);
});

test('ended by when it began, a later canary of the same apps goes on', async () => {
  const since = (await tryAccount()).canaries?.[0]?.since;
  const again = await publish(publisher, { folders: [account('3.0.0')], by: 'bo', canary: 25 });

  const late = endCanary(publisher, { by: 'health', apps: ['remote-account'], since });

  await expect(late).rejects.toMatchObject({ code: 'NO_CANARY' });
  expect(await verifyLive(publisher)).toEqual(again);
});
