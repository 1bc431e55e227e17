import { expect, test } from '@jest/globals';
import { account, built, publisherOf, shell, type TestPublisher } from '#built-app.fixture.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { ReleaseError } from '#release-error.ts';
import { liveDocument } from '#store/verified-documents.ts';
import { publish } from './publish.ts';

const smoke = { at: '2026-01-01T00:00:00.000Z', browser: 'Chromium 150', pages: 3 };
const map = (version: string) => built({ name: 'remote-map', version });

const sitePublished = () => publisherOf(shell(), account());

/** Starts whatever it is asked to, and remembers it. */
function started() {
  const drafts: ReleaseDocument[] = [];
  const smokeStart = async (draft: ReleaseDocument) => {
    drafts.push(draft);
    return smoke;
  };
  return { drafts, smokeStart };
}

const liveOf = ({ store, keys }: TestPublisher) => liveDocument(store, keys);
const versionsOf = (draft: ReleaseDocument | null) =>
  Object.values(draft?.remotes ?? {}).map(({ version }) => version);

test('what is started is what goes live, and it is recorded [releases-1]', async () => {
  const publisher = await sitePublished();
  const seen: unknown[] = [];

  const live = await publish(publisher, {
    folders: [account('2.0.0')],
    by: 'bo',
    async smokeStart({ shell: drafted, remotes, pages }) {
      seen.push({ shell: drafted, remotes, pages }, versionsOf(await liveOf(publisher)));
      return smoke;
    },
  });

  const { shell: published, remotes, pages } = live;
  expect(seen).toEqual([{ shell: published, remotes, pages }, ['1.0.0']]);
  expect(await liveOf(publisher)).toMatchObject({ generation: 2, smoke });
});

test('nothing goes live that does not start', async () => {
  const publisher = await sitePublished();

  const publishing = publish(publisher, {
    folders: [account('2.0.0')],
    by: 'bo',
    smokeStart: () => Promise.reject(new ReleaseError('REFUSED', 'It is empty.')),
  });

  await expect(publishing).rejects.toMatchObject({ code: 'REFUSED' });
  expect(await publisher.store.generations()).toEqual([1]);
});

test('of a canary, what its visitors would get is started', async () => {
  const publisher = await sitePublished();
  const { drafts, smokeStart } = started();

  await publish(publisher, { folders: [account('2.0.0')], by: 'bo', canary: 10, smokeStart });

  expect(drafts.map(versionsOf)).toEqual([['2.0.0']]);
  expect(drafts[0]?.canaries).toBeUndefined();
});

test('where canaries meet, each by itself and all together are started', async () => {
  const publisher = await sitePublished();
  const { drafts, smokeStart } = started();
  await publish(publisher, { folders: [map('1.0.0')], by: 'bo' });
  await publish(publisher, { folders: [account('2.0.0')], by: 'bo', canary: 10 });

  const asked = { folders: [map('2.0.0')], by: 'cy', canary: 10, smokeStart };
  const live = await publish(publisher, asked);

  expect(drafts.map(versionsOf)).toEqual([
    ['1.0.0', '2.0.0'],
    ['2.0.0', '2.0.0'],
  ]);
  expect(live.smoke).toEqual({ ...smoke, pages: 6 });
});

test('of what three canaries make together all is started, and where that is much, four', async () => {
  const publisher = await sitePublished();
  const { drafts, smokeStart } = started();
  const trips = (version: string) => built({ name: 'remote-trips', version });
  const folders = [map('1.0.0'), trips('1.0.0')];
  await publish(publisher, { folders, by: 'bo' });
  await publish(publisher, { folders: [account('2.0.0')], by: 'bo', canary: 10 });
  await publish(publisher, { folders: [map('2.0.0')], by: 'cy', canary: 10 });

  await publish(publisher, { folders: [trips('2.0.0')], by: 'di', canary: 10, smokeStart });
  await publish(publisher, { folders: [built({ name: 'remote-new' })], by: 'ed', smokeStart });

  expect(drafts.map((draft) => versionsOf(draft).join(' '))).toEqual([
    '1.0.0 1.0.0 2.0.0',
    '2.0.0 1.0.0 2.0.0',
    '1.0.0 2.0.0 2.0.0',
    '2.0.0 2.0.0 2.0.0',
    '1.0.0 1.0.0 1.0.0 1.0.0',
    '2.0.0 1.0.0 1.0.0 1.0.0',
    '1.0.0 2.0.0 1.0.0 1.0.0',
    '2.0.0 2.0.0 2.0.0 1.0.0',
  ]);
});

test('when another team publishes meanwhile, what both make together is started', async () => {
  const publisher = await sitePublished();
  const drafts: ReleaseDocument[] = [];

  await publish(publisher, {
    folders: [account('2.0.0')],
    by: 'bo',
    async smokeStart(draft) {
      if (drafts.push(draft) === 1) await publish(publisher, { folders: [map('1.0.0')], by: 'cy' });
      return smoke;
    },
  });

  expect(drafts.map(versionsOf)).toEqual([['2.0.0'], ['2.0.0', '1.0.0']]);
  expect(versionsOf(await liveOf(publisher))).toEqual(['2.0.0', '1.0.0']);
});

const page = (path: string) => ({ path, page: 'TripsPage', access: 'anyone' as const });

test.each([
  ['only its own pages', ['remote-account'], map('1.1.0'), ['all']],
  [
    'what it declares, too',
    ['remote-account'],
    built({ name: 'remote-map', version: '1.1.0', routes: [page('/trips')] }),
    ['all', 'all'],
  ],
  ['pages that a shell is around', ['shell'], map('1.1.0'), ['all', ['remote-map']]],
])(
  'where another team changes %s meanwhile, that alone is started',
  async (_what, apps, other, expected) => {
    const publisher = await sitePublished();
    await publish(publisher, { folders: [map('1.0.0')], by: 'cy' });
    const opened: unknown[] = [];
    const folders = apps.map((name) => built({ name, version: '2.0.0' }));

    const live = await publish(publisher, {
      folders,
      by: 'bo',
      async smokeStart(_draft, changed) {
        if (opened.push(changed ?? 'all') === 1)
          await publish(publisher, { folders: [other], by: 'cy' });
        return { ...smoke, pages: changed ? 1 : 3 };
      },
    });

    expect(opened).toEqual(expected);
    expect(live.smoke).toEqual(smoke);
  },
);

test('a team that is overtaken again and again is told to come back', async () => {
  const publisher = await sitePublished();
  let others = 0;

  const publishing = publish(publisher, {
    folders: [account('2.0.0')],
    by: 'bo',
    async smokeStart() {
      others += 1;
      const folders = [built({ name: `remote-${'map'.repeat(others)}` })];
      await publish(publisher, { folders, by: 'cy' });
      return smoke;
    },
  });

  await expect(publishing).rejects.toThrow('Other teams published 3 times');
  expect(versionsOf(await liveOf(publisher))).toHaveLength(4);
});
