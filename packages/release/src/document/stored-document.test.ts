import { sign } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { built, newPublisher, releasesOf, shell, type TestPublisher } from '#built-app.fixture.ts';
import { endCanary, promote } from '#publish/canary.ts';
import { publish } from '#publish/publish.ts';
import { rollback } from '#publish/rollback.ts';
import { verifyLive } from '#maintain/verify.ts';
import { channelsOf } from './channels.ts';
import { canonicalJson } from './canonical-json.ts';

/* Documents as they were published while a release could have one canary only, in a field `canary`. */

const page = `sha384-${'A'.repeat(64)}`;

/** Account 1.0.0 is live, and 2.0.0 the only canary, in the format of that time. */
async function publishedEarlier(): Promise<TestPublisher> {
  const publisher = newPublisher();
  const { store, keys } = publisher;
  const account = (version: string) => built({ name: 'remote-account', version });
  await publish(publisher, { folders: [shell(), account('1.0.0')], by: 'ana' });
  await publish(publisher, { folders: [account('2.0.0')], by: 'bo', canary: 25 });
  const text = (await store.readDocument(2)) ?? '';
  const { signature: _signature, canaries, variants: _variants, ...stable } = JSON.parse(text);
  const [{ remotes, percentage, since, by }] = canaries;
  const canary = {
    shell: stable.shell,
    remotes: { ...stable.remotes, ...remotes },
    parts: ['remote-account'],
    percentage,
    since,
    by,
    pages: { '/': { en: page, fr: page } },
  };
  const release = { ...stable, canary };
  const signature = sign(null, Buffer.from(canonicalJson(release)), keys.privateKey);
  const document = JSON.stringify({ ...release, signature: signature.toString('base64') });
  await store.replaceDocument(2, document);
  await store.switchLive(document);
  return publisher;
}

test('a canary of then is read as one of several, with its pages', async () => {
  const [live] = await releasesOf(await publishedEarlier());

  expect(live?.canaries).toMatchObject([
    {
      name: 'remote-account',
      apps: ['remote-account'],
      percentage: 25,
      by: 'bo',
      remotes: { account: { version: '2.0.0' } },
      bases: { 'remote-account': '1.0.0' },
    },
  ]);
  expect(live?.canaries?.[0]).not.toHaveProperty('shell');
  const channels = live && channelsOf(live);
  expect(channels?.map(({ name, content }) => [name, content.remotes['account']?.version])).toEqual(
    [
      ['stable', '1.0.0'],
      ['remote-account', '2.0.0'],
    ],
  );
  expect(channels?.[1]?.content.pages?.['/']?.en).toBe(page);
});

test('it is promoted or ended, and what was then is gone back to', async () => {
  const [promoted, ended] = [await publishedEarlier(), await publishedEarlier()];

  const live = await promote(promoted, { by: 'ana' });
  await endCanary(ended, { by: 'ana', apps: ['remote-account'] });
  const back = await rollback(promoted, { generation: 2, by: 'ana' });

  expect(live.remotes['account']?.version).toBe('2.0.0');
  expect((await verifyLive(ended)).canaries).toBeUndefined();
  expect(back.remotes['account']?.version).toBe('1.0.0');
});

test('another canary begins beside it', async () => {
  const publisher = await publishedEarlier();
  const folders = [built({ name: 'remote-public' })];

  const live = await publish(publisher, { folders, by: 'cy', canary: 5 });

  expect(live.canaries?.map(({ name }) => name)).toEqual(['remote-account', 'remote-public']);
});
