import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@camp/release/built-app.fixture';
import { FolderStorage } from '@camp/release/store/folder-storage';
import { type SigningKeys, signingKeysIn } from '@camp/release/document/signing-keys';
import type { SetValue } from '@camp/release/document/release-document';
import { originPlaceholder } from '@camp/release/document/prerenderer';
import { ReleaseStore } from '@camp/release/store/release-store';
import { signRelease } from '@camp/release/document/signature';
import { afterEach } from '@jest/globals';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { hash, release } from './release.fixture.ts';

/* A real edge over a real folder, for the edge's tests. */
const servers: Server[] = [];

/** Open connections to any of them. */
export const connections = new Set<Socket>();

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

export const listen = (handler: Parameters<typeof createServer>[1]) => serve(createServer(handler));

/** Starts a server until the end of the test. */
export async function serve(server: Server): Promise<string> {
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  /* Where the machine is busy, five seconds pass between two requests; a kept connection must not end then. */
  server.keepAliveTimeout = 0;
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

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
  const { canaries, provides = {}, tripsAhead, settings } = options;
  const trips = tripsAhead && (await store.keepPage(tripsAhead));
  const more = trips && { '/trips': { en: trips, fr: trips } };
  const shell = { ...release.shell, provides };
  const variants = { 'remote-public': { '/': { en: tried, fr: tried } } };
  const several = canaries && { canaries, variants };
  return signRelease(
    { ...release, shell, pages: { ...pages, ...more }, ...several, ...(settings && { settings }) },
    keys.privateKey,
  );
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
  /** Values that staff set without a build. */
  settings?: SetValue[];
  /** Shared packages with the versions that the shell has of them. */
  provides?: Record<string, string>;
  /** HTML of the page `/trips`, rendered ahead; by default it was not. */
  tripsAhead?: string;
  /** Published files of the shell, by name. */
  files?: Record<string, string>;
  environment?: NodeJS.ProcessEnv;
}

export async function startEdge(options: Options = {}): Promise<Edge> {
  const place = temporaryFolder();
  const folder = join(place, 'releases');
  const keys = signingKeysIn(join(place, 'keys'));
  const store = new ReleaseStore(new FolderStorage(folder));
  if (options.isPublished !== false) {
    await store.switchLive(JSON.stringify(await signedRelease(store, keys, options)));
  }
  const shell = store.keyOf({ name: 'shell', version: '1' });
  writeFiles(join(folder, shell), options.files ?? {});
  const API_URL = options.apiUrl ?? 'http://127.0.0.1:9';
  const { url } = await edgeOver(place, { API_URL, ...options.environment });
  return { url, store, folder };
}

/** Starts an edge over the store and keys in a folder. Keeps its warnings, or more of its log by LOG_LEVEL. */
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

/** Problems that an edge warned of, without what it logged of requests. */
export const warningsOf = ({ logged }: { logged: string[] }) =>
  logged.flatMap((line) => (JSON.parse(line) as { problem?: string }).problem ?? []);

export const page = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { response, html: await response.text() };
};
