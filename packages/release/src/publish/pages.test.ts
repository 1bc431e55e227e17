import { beforeAll, expect, test } from '@jest/globals';
import { built, copyOf, newPublisher } from '#built-app.fixture.ts';
import { channelsOf } from '#document/channels.ts';
import { promote } from './canary.ts';
import { publish } from './publish.ts';
import { rollbackApp } from './rollback.ts';

/* Each remote has one page, which shows its word. */
const shellCode = `
exports.shared = {};
exports.render = async ({ release, remotes }) =>
  Object.entries(remotes).map(([name, { word }]) => name + ' ' + word(release)).join(', ');`;

const paths = { public: '/', account: '/account' };
const shell = built({ name: 'shell', prerenderer: shellCode });

interface Code {
  code?: string;
  more?: string[];
}

const remote = (name: 'public' | 'account', version: string, { code, more = [] }: Code = {}) =>
  built({
    name: `remote-${name}`,
    version,
    prerenderer: code ?? `exports.word = () => '${version}';`,
    routes: [
      { path: paths[name], page: 'home', access: 'anyone', prerender: true },
      ...more.map((path) => ({ path, page: 'more', access: 'anyone' })),
    ],
  });

const first = newPublisher();

beforeAll(async () => {
  const folders = [shell, remote('public', '1.0.0'), remote('account', '1.0.0')];
  await publish(first, { folders, by: 'me' });
});

/** A store of its own in which both remotes are live as 1.0.0. */
function published() {
  const publisher = copyOf(first);
  const pagesOf = async (release: Parameters<typeof channelsOf>[0]) => {
    const pages = channelsOf(release).map(async ({ name, content }) => {
      const hashes = Object.values(paths).map((path) => content.pages?.[path]?.en ?? '');
      const texts = await Promise.all(hashes.map((hash) => publisher.store.readPage(hash)));
      return [name, texts.map((text) => text ?? 'none').join(', ')] as const;
    });
    return Object.fromEntries(await Promise.all(pages));
  };
  const canary = (folder: string) =>
    publish(publisher, { folders: [folder], by: 'me', canary: 25 });
  return { publisher, pagesOf, canary };
}

test('the visitors of every combination of canaries have pages of their own', async () => {
  const { pagesOf, canary } = published();

  await canary(remote('public', '2.0.0'));
  const live = await canary(remote('account', '3.0.0'));

  expect(await pagesOf(live)).toEqual({
    stable: 'public 1.0.0, account 1.0.0',
    'remote-account': 'public 1.0.0, account 3.0.0',
    'remote-public': 'public 2.0.0, account 1.0.0',
    'remote-account+remote-public': 'public 2.0.0, account 3.0.0',
  });
});

test('pages that cannot be rendered where canaries meet are left to browsers', async () => {
  const { pagesOf, canary } = published();
  const code = `exports.word = ({ remotes }) => {
    if (remotes.account.routes.length > 1) throw new Error('Two.');
    return 'b';
  };`;

  await canary(remote('account', '2.0.0', { more: ['/account/trips'] }));
  const live = await canary(remote('public', '2.0.0', { code }));

  expect(await pagesOf(live)).toEqual({
    stable: 'public 1.0.0, account 1.0.0',
    'remote-account': 'public 1.0.0, account 2.0.0',
    'remote-public': 'public b, account 1.0.0',
    'remote-account+remote-public': 'none, account 2.0.0',
  });
});

test('pages of builds that were together before are not rendered again', async () => {
  const { publisher, canary } = published();
  const restless = remote('public', '2.0.0', {
    code: 'exports.word = () => String(Math.random());',
  });

  const tried = await canary(restless);
  const everybody = await promote(publisher, { by: 'me' });
  await publish(publisher, { folders: [remote('public', '3.0.0')], by: 'me' });
  const back = await rollbackApp(publisher, { app: 'remote-public', by: 'me' });

  expect(everybody.pages).toEqual(tried.variants?.['remote-public']);
  expect(back.pages).toEqual(everybody.pages);
});
