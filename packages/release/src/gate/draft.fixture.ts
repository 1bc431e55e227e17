import type { RemoteCandidate, ShellCandidate } from '#document/candidate.ts';
import { composed } from '#document/composed.ts';
import type { ReleaseDocument, RemoteRelease } from '#document/release-document.ts';
import type { DeclaredCard, RemoteRoute } from '#document/manifest.ts';
import type { Surface } from '#surface/surface.ts';
import { styleScope } from '#document/style-scope.ts';
import type { Inspection } from './inspect.ts';
import { type ComparedApi, surfaceKey } from './surface.ts';
import { type Allowance, refusalsOf } from './gate.ts';
import type { RefusalCode } from './refusal.ts';

/*
 * A live site, a new build of its account area and one of its shell. A test changes one thing of these.
 * Only the account area is published, unless the test says otherwise.
 */
export const hashOf = (sign: string) => `sha384-${sign.repeat(64)}`;

const area = (en: string, fr: string) => ({ en, fr });
const shared = { react: '^19.3.1', 'react-dom': '^19.3.1', '@camp/shell-api': '^1.0.0' };

export const workerFile = 'worker.5e11000001.js';

const live: ReleaseDocument = {
  generation: 7,
  createdAt: '2026-01-01T00:00:00.000Z',
  by: 'ana',
  signature: '',
  shell: {
    version: '1.3.0-5e11000001',
    url: '/r/shell/1.3.0-5e11000001/',
    entry: 'shell.44892bbcd1.js',
    files: {
      'shell.44892bbcd1.js': hashOf('s'),
      'shell.646091cf49.css': hashOf('t'),
      [workerFile]: hashOf('w'),
    },
    worker: workerFile,
    styles: ['shell.646091cf49.css'],
    preload: [],
    provides: { react: '19.3.1', 'react-dom': '19.3.1', '@camp/shell-api': '1.0.0' },
    contract: 1,
    linksTo: ['/', '/login'],
  },
  remotes: {
    public: {
      ...build('public', 'ab11000001', 'p', ['home', 'profile', 'map-card']),
      prerenderer: 'prerenderer.cjs',
      area: area('public pages', 'pages publiques'),
      routes: [
        { path: '/', page: 'home', access: 'anyone', prerender: true },
        { path: '/u/:username', page: 'profile', access: 'anyone' },
      ],
      redirects: [{ from: '/home', to: '/' }],
      navigation: [
        { to: '/', label: area('Home', 'Accueil'), place: 'main', access: 'anyone', order: 10 },
      ],
      extensions: [
        {
          slot: 'account/hub-cards',
          module: 'map-card',
          order: 10,
          access: 'signed-in',
          data: { town: 'string' },
        },
      ],
      linksTo: ['/register'],
    },
    account: {
      ...build('account', 'ac11000001', 'a', ['login', 'register', 'hub', 'help']),
      area: area('account area', 'pages du compte'),
      routes: [
        { path: '/login', page: 'login', access: 'anyone' },
        { path: '/register', page: 'register', access: 'anyone' },
        { path: '/hub', page: 'hub', access: 'signed-in' },
        { path: '/help/:topic', page: 'help', access: 'anyone' },
      ],
      redirects: [{ from: '/account', to: '/hub' }],
      navigation: [
        {
          to: '/hub',
          label: area('My Hub', 'Mon espace'),
          place: 'account',
          access: 'signed-in',
          order: 30,
        },
      ],
      slots: [{ name: 'account/hub-cards', pages: ['hub'], data: { town: 'string' } }],
      linksTo: ['/', '/u/:username'],
    },
  },
};

function build(name: string, id: string, sign: string, pages: string[]) {
  const names = ['entry', 'remote', ...pages].map((file) => `${file}.${id}.js`);
  const style = `hub.${id}.css`;
  return {
    version: `1.0.0-${id}`,
    url: `/r/remote-${name}/1.0.0-${id}/`,
    entry: `entry.${id}.js`,
    files: Object.fromEntries([...names, style].map((file) => [file, hashOf(sign)])),
    global: `remote_${name}_${id}`,
    contract: 1,
    moduleFiles: [`remote.${id}.js`],
    pageFiles: Object.fromEntries(pages.map((page) => [page, [`${page}.${id}.js`]])),
    requires: { ...shared },
    sizes: {},
  };
}

export interface Draft {
  live: ReleaseDocument;
  account: RemoteCandidate;
  shell: ShellCandidate;
  /** Apps that are published; only the account area by default. */
  publishes: readonly ('account' | 'shell')[];
  /** Of the account area. */
  styles: Record<string, string>;
  gzipped: Record<string, number>;
  published: Inspection['published'];
  allow: Allowance[];
  canary: number | undefined;
  /** Of the live builds, by app and version. */
  liveSurfaces: Record<string, Surface>;
  /** The live API. */
  api: ComparedApi | undefined;
}

/** The build id of the new account area. Its names begin or end with it. */
export const newId = 'ac22000002';
export const newEntry = `entry.${newId}.js`;
export const newStyle = `hub.${newId}.css`;
export const scoped = (css: string) => `${styleScope('account')} { ${css} }`;

function newDraft(): Draft {
  const { url: _url, ...shell } = structuredClone(live.shell);
  const { account } = structuredClone(live).remotes as { account: RemoteRelease };
  const { url: _accountUrl, ...built } = build(
    'account',
    newId,
    'b',
    Object.keys(account.pageFiles),
  );
  return {
    live: structuredClone(live),
    account: { ...account, ...built, name: 'remote-account', folder: '' },
    shell: { ...shell, version: '1.3.1-5e22000002', name: 'shell', folder: '' },
    publishes: ['account'],
    styles: { [newStyle]: scoped('.card { color: red }') },
    gzipped: { [`entry.${newId}.js`]: 11_000, [`hub.${newId}.js`]: 30_000, [newStyle]: 2_000 },
    published: null,
    allow: [],
    canary: undefined,
    liveSurfaces: {},
    api: undefined,
  };
}

/** Returns the gate's refusals of a draft with one change. */
export function refusalsAfter(change: (draft: Draft) => unknown) {
  const draft = newDraft();
  change(draft);
  const { publishes, styles, gzipped, published, allow, canary } = draft;
  const inspected: Record<'account' | 'shell', Inspection> = {
    account: { candidate: draft.account, styles, gzipped, published },
    shell: { candidate: draft.shell, styles: {}, gzipped, published: null },
  };
  const facts = publishes.map((name) => inspected[name]);
  const candidates = facts.map(({ candidate }) => candidate);
  const next = composed(draft.live, { candidates, filesUrl: '/r/', by: 'bo', canary });
  const surfaces = new Map(Object.entries(draft.liveSurfaces));
  for (const candidate of candidates) {
    if (candidate.surface) surfaces.set(surfaceKey(candidate.name, candidate), candidate.surface);
  }
  return refusalsOf({ candidates: facts, live: draft.live, next, surfaces, api: draft.api, allow });
}

export type Change = (draft: Draft) => unknown;

/** Changes that break a site, by the code of their refusal: what the sentence must name, and the change. */
export type Breaking<Made = Change> = Partial<
  Record<RefusalCode, Record<string, [named: string, change: Made]>>
>;

/** For `test.each`: claim, code, what is named, change. */
export const rowsOf = <Made>(breaking: Breaking<Made>) =>
  Object.entries(breaking).flatMap(([code, claims]) =>
    Object.entries(claims).map(([claim, row]) => [claim, code, ...row] as const),
  );

/** A card that leads to a page of the account area. */
export const card = (more: Partial<DeclaredCard> = {}): DeclaredCard => ({
  to: '/hub',
  title: area('My Hub', 'Mon espace'),
  text: area('A page of your own.', 'Une page à vous.'),
  order: 50,
  ...more,
});

export const page = (path: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  page: 'hub',
  access: 'anyone',
  ...more,
});
export const adds =
  (path: string, more: Partial<RemoteRoute> = {}): Change =>
  ({ account }) =>
    account.routes.push(page(path, more));
export const redirects =
  (from: string, to: string): Change =>
  ({ account }) =>
    account.redirects?.push({ from, to });
export const removes =
  (path: string): Change =>
  ({ account }) => {
    account.routes = account.routes.filter((route) => route.path !== path);
  };
export const opens =
  (access: RemoteRoute['access']): Change =>
  ({ account }) =>
    account.routes.splice(2, 1, page('/hub', { access }));
export const styled =
  (css: string): Change =>
  ({ styles }) => {
    styles[newStyle] = css;
  };
