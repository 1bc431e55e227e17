import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from '@camp/release/store/folder-storage';
import { type SigningKeys, signingKeysIn } from '@camp/release/document/signing-keys';
import { originPlaceholder } from '@camp/release/document/prerenderer';
import { ReleaseStore } from '@camp/release/store/release-store';
import { signRelease } from '@camp/release/document/signature';
import { afterEach } from '@jest/globals';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';

/* A real edge over a real folder, for the tests beside it. */
const servers: Server[] = [];

/** What is open to any of them. */
export const connections = new Set<Socket>();

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

export async function listen(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler).on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const hash = `sha384-${'A'.repeat(64)}`;

/** What a page's document says of it; in French with a word more. */
function headIn(title: string, description: string) {
  return { en: { title, description }, fr: { title: `${title} (fr)`, description } };
}

const hashed = (...names: string[]) => Object.fromEntries(names.map((name) => [name, hash]));
export const firstFiles = hashed('entry.js', 'remote.js', 'files.json');

export const release = {
  generation: 7,
  createdAt: '2026-01-01T00:00:00.000Z',
  by: 'me',
  shell: {
    version: '1',
    url: '/r/shell/1/',
    entry: 'shell.js',
    files: hashed('shell.js', 'shell.css', 'boot.js', 'call.js', 'node.cjs'),
    prerenderer: 'node.cjs',
    sizes: { 'shell.js': 1 },
    linksTo: ['/login'],
    styles: ['shell.css'],
    preload: ['boot.js'],
    callFiles: ['call.js'],
    provides: {},
  },
  remotes: {
    public: {
      version: '1',
      url: '/r/remote-public/1/',
      entry: 'entry.js',
      files: hashed('entry.js', 'home.js', 'home.css', 'list.js', 'list.css'),
      global: 'public_1',
      contract: 1,
      area: { en: '</script><script>alert(1)</script>', fr: 'pages' },
      routes: [
        { path: '/', page: 'home', access: 'anyone' as const, prerender: true },
        { path: '/store', page: 'store', access: 'anyone' as const },
        {
          path: '/list',
          page: 'list',
          access: 'anyone' as const,
          prerender: true,
          hydrate: 'at-rest' as const,
        },
        {
          path: '/u/:username',
          page: 'profile',
          access: 'anyone' as const,
          about: 'person' as const,
          head: headIn('{name}', 'The profile of {name}.'),
        },
        { path: '/again', page: 'home', access: 'anyone' as const, prerender: true, sameAs: '/' },
        { path: '/404', page: 'not-found', access: 'anyone' as const, prerender: true },
      ],
      redirects: [
        { from: '/old home/*', to: '/' },
        { from: '/verify', to: '/login' },
      ],
      navigation: [],
      moduleFiles: [],
      pageFiles: { home: ['home.js', 'home.css'], list: ['list.js', 'list.css'] },
      callingPages: ['list'],
      requires: {},
      sizes: {},
    },
    account: {
      version: '1',
      url: 'https://cdn.example/account/1/',
      entry: 'entry.js',
      files: { 'entry.js': hash, 'remote.js': hash, 'login.js': hash, 'hub.js': hash },
      global: 'account_1',
      contract: 1,
      area: { en: '</script><script>alert(1)</script>', fr: 'pages' },
      routes: [
        {
          path: '/login',
          page: 'login',
          access: 'anyone' as const,
          head: headIn('Login & more', 'Log in to your account.'),
        },
        { path: '/hub', page: 'hub', access: 'signed-in' as const },
      ],
      navigation: [],
      moduleFiles: ['remote.js'],
      pageFiles: { login: ['login.js'], hub: ['hub.js'] },
      requires: {},
      sizes: {},
    },
    trips: {
      version: '1',
      url: '/r/remote-trips/1/',
      entry: 'entry.js',
      files: {
        ...firstFiles,
        'trips.js': hash,
        'tent.svg': hash,
        'map.js': hash,
      },
      fileList: 'files.json',
      global: 'trips_1',
      contract: 1,
      area: { en: 'trips', fr: 'sorties' },
      routes: [
        { path: '/trips', page: 'trips', access: 'anyone' as const },
        {
          path: '/trips/:slug',
          page: 'trip',
          access: 'anyone' as const,
          describedBy: '/api/trips/:slug/page',
          listedBy: '/api/trips/pages',
          head: headIn('A trip', 'Where one may go.'),
        },
      ],
      navigation: [],
      moduleFiles: ['remote.js'],
      pageFiles: { trips: ['trips.js'], trip: ['trips.js'], map: ['map.js'] },
      requires: {},
      sizes: {},
    },
  },
};

const bodyIn = {
  en: `<title>Home · CampBC</title><meta name="description" content="Sites"/><main>Welcome ${originPlaceholder}/r/film.webm</main>`,
  fr: '<title>Accueil · CampBC</title><main>Bienvenue</main>',
};

/** A canary of version 2 of a remote. */
export function canaryOf(remote: 'public' | 'account', percentage: number) {
  const build = { ...release.remotes[remote], version: '2' };
  const name = `remote-${remote}`;
  const { by, createdAt: since } = release;
  return { name, apps: [name], remotes: { [remote]: build }, percentage, since, by, bases: {} };
}

/** The release above, with its home and not-found pages rendered. */
async function signedRelease(store: ReleaseStore, keys: SigningKeys, options: Options) {
  const home = { en: await store.keepPage(bodyIn.en), fr: await store.keepPage(bodyIn.fr) };
  const lost = await store.keepPage('<title>Lost · CampBC</title><main>Lost</main>');
  const tried = await store.keepPage('<title>Home · CampBC</title><main>Tried</main>');
  const pages = { '/': home, '/list': { en: home.en, fr: hash }, '/404': { en: lost, fr: lost } };
  const { canaries, provides = {} } = options;
  const shell = { ...release.shell, provides };
  const variants = { 'remote-public': { '/': { en: tried, fr: tried } } };
  const several = canaries && { canaries, variants };
  return signRelease({ ...release, shell, pages, ...several }, keys.privateKey);
}

export interface Edge {
  url: string;
  store: ReleaseStore;
  /** Of the store. */
  folder: string;
}

interface Options {
  apiUrl?: string;
  isPublished?: boolean;
  canaries?: ReturnType<typeof canaryOf>[];
  /** Shared packages with the versions that the shell has of them. */
  provides?: Record<string, string>;
  environment?: NodeJS.ProcessEnv;
}

export async function startEdge(options: Options = {}): Promise<Edge> {
  const place = mkdtempSync(join(tmpdir(), 'campbc-edge-'));
  const folder = join(place, 'releases');
  const keys = signingKeysIn(join(place, 'keys'));
  const store = new ReleaseStore(new FolderStorage(folder));
  if (options.isPublished !== false) {
    await store.switchLive(JSON.stringify(await signedRelease(store, keys, options)));
  }
  const env = readEnv({
    API_URL: options.apiUrl ?? 'http://127.0.0.1:9',
    RELEASE_DIR: folder,
    RELEASE_PUBLIC_KEY: join(place, 'keys/release-public.pem'),
    RELEASE_SERVER_PUBLIC_KEY: join(place, 'keys/release-server-public.pem'),
    ...options.environment,
  });
  return { url: await listen(createApp({ env, log: pino({ level: 'silent' }) })), store, folder };
}

/** An edge over the store and keys in a folder, whose warnings are kept, or more of its log by LOG_LEVEL. */
export async function edgeOver(
  root: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ url: string; logged: string[] }> {
  const env = readEnv({
    API_URL: 'http://127.0.0.1:9',
    RELEASE_DIR: join(root, 'releases'),
    RELEASE_PUBLIC_KEY: join(root, 'keys/release-public.pem'),
    RELEASE_SERVER_PUBLIC_KEY: join(root, 'keys/release-server-public.pem'),
    ...environment,
  });
  const logged: string[] = [];
  const level = environment['LOG_LEVEL'] ?? 'warn';
  const log = pino({ level }, { write: (line: string) => void logged.push(line) });
  return { url: await listen(createApp({ env, log })), logged };
}

/** What an edge warned of. */
export const warningsOf = ({ logged }: { logged: string[] }) =>
  logged.map((line) => (JSON.parse(line) as { problem: string }).problem);

export const page = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { response, html: await response.text() };
};
