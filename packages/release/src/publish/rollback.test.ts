import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { account, built, publisherOf, shell, type TestPublisher } from '#built-app.fixture.ts';
import { versionsOf } from '#document/content.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { verifyLive } from '#maintain/verify.ts';
import { endCanary } from './canary.ts';
import { publish } from './publish.ts';
import { rollbackApp, rollbackApps } from './rollback.ts';

let publisher: TestPublisher;

const site = (version: string, says: object = {}) =>
  built({ name: 'remote-public', version, says });

/** The account area went live as 1.0.0, 2.0.0 and 3.0.0, then the public pages as 2.0.0. */
beforeEach(async () => {
  publisher = await publisherOf(shell(), account(), site('1.0.0'));
  for (const folder of [account('2.0.0'), account('3.0.0'), site('2.0.0')]) {
    await publish(publisher, { folders: [folder], by: 'bo' });
  }
});

const helpful = () =>
  built({
    name: 'remote-account',
    version: '4.0.0',
    routes: [{ path: '/help', page: 'help', access: 'anyone' }],
  });
const linking = () => site('3.0.0', { linksTo: ['/help'] });

const versions = (live: ReleaseDocument) => Object.fromEntries(versionsOf(live));

test('one app goes back to what was live before; another team’s newer release stays', async () => {
  const live = await rollbackApp(publisher, { app: 'remote-account', by: 'ana' });

  const expected = { shell: '1.0.0', 'remote-account': '2.0.0', 'remote-public': '2.0.0' };
  expect(versions(live)).toEqual(expected);
  expect(await verifyLive(publisher)).toEqual(live);
});

test('several apps go back in one generation', async () => {
  const before = await rollbackApps(publisher, { apps: [], by: 'ana' });

  const live = await rollbackApps(publisher, {
    apps: [{ app: 'remote-account', version: '1.0.0' }, { app: 'remote-public' }],
    by: 'ana',
  });

  expect(versions(live)).toMatchObject({ 'remote-account': '1.0.0', 'remote-public': '1.0.0' });
  expect(live.generation).toBe(before.generation + 1);
});

test('an app that there was none of earlier goes', async () => {
  const live = await rollbackApps(publisher, {
    apps: [{ app: 'remote-account' }],
    without: ['remote-public'],
    by: 'ana',
  });

  expect(versions(live)).toEqual({ shell: '1.0.0', 'remote-account': '2.0.0' });
});

test('a version that was never live for everybody is refused, with those that were', async () => {
  await publish(publisher, { folders: [account('4.0.0')], by: 'bo', canary: 10 });
  await endCanary(publisher, { by: 'bo' });

  const refused = rollbackApp(publisher, { app: 'remote-account', version: '4.0.0', by: 'ana' });

  await expect(refused).rejects.toMatchObject({ code: 'NO_SUCH_VERSION' });
  await expect(refused).rejects.toThrow(
    'remote-account 4.0.0 was never live, or its generations were pruned. Kept are: 3.0.0, 2.0.0, 1.0.0.',
  );
  await expect(rollbackApp(publisher, { app: 'shell', by: 'ana' })).rejects.toThrow(
    'No other version of shell was live, as far as generations are kept: only 1.0.0.',
  );
});

test('a canary of that app ends with it, and others go on', async () => {
  await publish(publisher, { folders: [account('4.0.0')], by: 'bo', canary: 10 });
  await publish(publisher, { folders: [site('3.0.0')], by: 'cy', canary: 10 });

  const live = await rollbackApp(publisher, { app: 'remote-account', by: 'ana' });

  expect(live.canaries?.map(({ name }) => name)).toEqual(['remote-public']);
});

test('an earlier build that the other apps do not go with is refused, with the reason', async () => {
  const live = await publish(publisher, { folders: [helpful(), linking()], by: 'bo' });

  const refused = rollbackApp(publisher, { app: 'remote-account', by: 'ana' });

  await expect(refused).rejects.toMatchObject({ code: 'REFUSED' });
  await expect(refused).rejects.toThrow('/help');
  expect(await verifyLive(publisher)).toEqual(live);
});

test('a canary of another app that does not go with the earlier build keeps nobody from going back', async () => {
  await publish(publisher, { folders: [helpful()], by: 'bo' });
  await publish(publisher, { folders: [linking()], by: 'cy', canary: 5 });

  const live = await rollbackApp(publisher, { app: 'remote-account', by: 'ana' });

  expect(versions(live)).toMatchObject({ 'remote-account': '3.0.0' });
  expect(live.canaries?.map(({ name }) => name)).toEqual(['remote-public']);
});

test('an earlier build whose files are not whole is refused', async () => {
  rmSync(join(publisher.folder, 'files/remote-account/2.0.0/entry.js'));

  const refused = rollbackApp(publisher, { app: 'remote-account', by: 'ana' });

  await expect(refused).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
});
