import { beforeAll, expect, test } from '@jest/globals';
import {
  account,
  built,
  publisherOf,
  releasesOf,
  serverBeside,
  type TestPublisher,
} from '#built-app.fixture.ts';
import { publish } from '#publish/publish.ts';
import { maxCanaries } from './canaries.ts';
import type { ReleaseDocument } from './release-document.ts';
import { contentHash, signRelease, verifiedRelease } from './signature.ts';

/* Attempts of a thief with the server's key: everything that it signs is read as everyone reads it. */

let publisher: TestPublisher;
let server: TestPublisher;
let live: ReleaseDocument;

const shellCode = `exports.shared = {}; exports.render = async ({ path, remotes }) => path + remotes.public.word;`;

const site = (version: string) =>
  built({
    name: 'remote-public',
    version,
    prerenderer: `exports.word = '${version}';`,
    routes: ['/', '/about'].map((path) => ({
      path,
      page: 'home',
      access: 'anyone',
      prerender: true,
    })),
  });

/** A canary of the public pages, and an account area that was another before. */
beforeAll(async () => {
  const shell = built({ name: 'shell', prerenderer: shellCode });
  publisher = await publisherOf(shell, site('1.0.0'), account());
  server = serverBeside(publisher);
  await publish(publisher, { folders: [account('2.0.0')], by: 'ana' });
  live = await publish(publisher, { folders: [site('2.0.0')], by: 'bo', canary: 25 });
});

/** A document like the live one, signed by the server. */
function switched(change: Partial<ReleaseDocument>): ReleaseDocument | null {
  const { signature: _signature, ...release } = live;
  const document = signRelease({ ...release, generation: 4, ...change }, server.keys.privateKey);
  return verifiedRelease(JSON.stringify(document), publisher.keys);
}

const other = `sha384-${'A'.repeat(64)}`;
const nothing = { en: other, fr: other };

test('of what the publisher signed the server may make any release', async () => {
  const [, before] = await releasesOf(publisher);
  const statements = { ...live.statements, ...before?.statements };
  const canaries = (live.canaries ?? []).map((canary) => ({ ...canary, percentage: 99 }));

  expect(switched({})).toMatchObject({ generation: 4 });
  expect(switched({ canaries, by: 'somebody' })).toMatchObject({ by: 'somebody' });
  expect(switched({ remotes: before?.remotes ?? {}, statements })).not.toBeNull();
  expect(switched({ pages: {}, variants: {} })).not.toBeNull();
});

const forgeries: Record<string, (release: ReleaseDocument) => Partial<ReleaseDocument>> = {
  'a build that the publisher never signed': ({ remotes: { account: own, ...others } }) => ({
    remotes: { ...others, ...(own && { account: { ...own, version: '6.6.6' } }) },
  }),
  'a build with another file': ({ shell }) => ({
    shell: { ...shell, files: { ...shell.files, [shell.entry]: other } },
  }),
  'a build with another access to its pages': ({ remotes: { public: own, ...others } }) => ({
    remotes: { ...others, ...(own && { public: { ...own, routes: own.routes.slice(1) } }) },
  }),
  'a build of another app': ({ remotes }) => ({
    remotes: { ...remotes, ...(remotes['account'] && { admin: remotes['account'] }) },
  }),
  'a canary with such a build': ({ canaries = [], shell }) => ({
    canaries: canaries.map((canary) => ({ ...canary, shell: { ...shell, version: '6.6.6' } })),
  }),
  'a page that nobody signed': ({ pages }) => ({ pages: { ...pages, '/': nothing } }),
  'a page at another address': ({ pages = {} }) => ({
    pages: { '/': pages['/about'] ?? nothing, '/about': pages['/'] ?? nothing },
  }),
  'a page at an address of no remote': ({ pages = {} }) => ({
    pages: { ...pages, '/login': pages['/'] ?? nothing },
  }),
  'some pages of a remote without the others': ({ pages = {} }) => ({
    pages: { '/': pages['/'] ?? nothing },
  }),
  'the pages of another build': ({ variants = {} }) => ({ pages: variants['remote-public'] }),
  'the pages of everybody for a canary': ({ pages = {} }) => ({
    variants: { 'remote-public': { ...pages, '/': nothing } },
  }),
  'no statements': () => ({ statements: {} }),
  'statements that the server signed itself': ({ statements = {} }) => ({
    statements: Object.fromEntries(Object.keys(statements).map((hash) => [hash, 'AAAA'])),
  }),
  'more canaries than can run': ({ canaries = [] }) => ({
    canaries: Array.from({ length: maxCanaries + 1 }).flatMap(() => canaries),
  }),
};

test.each(Object.entries(forgeries))(
  'a document of the server with %s is nobody’s [releases-1]',
  (_what, forge) => {
    expect(switched(forge(live))).toBeNull();
  },
);

test('a document of the server does not count where its key is not known', () => {
  const text = JSON.stringify(switched({}));

  expect(verifiedRelease(text, publisher.keys)).not.toBeNull();
  expect(verifiedRelease(text, { ...publisher.keys, serverKey: null })).toBeNull();
});

test('what is on record of a document does not change with what is signed one by one', () => {
  const { statements: _statements, ...earlier } = live;

  expect(contentHash(JSON.stringify(earlier))).toBe(contentHash(JSON.stringify(live)));
  expect(contentHash(JSON.stringify({ ...live, by: 'x' }))).not.toBe(
    contentHash(JSON.stringify(live)),
  );
});
