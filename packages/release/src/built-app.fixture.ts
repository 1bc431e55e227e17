import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FolderStorage } from './store/folder-storage.ts';
import { integrityOf } from './document/integrity.ts';
import { keyPairIn, signingKeysIn } from './document/signing-keys.ts';
import { ReleaseStore } from './store/release-store.ts';
import { verifiedDocuments } from './store/verified-documents.ts';
import type { TrustedStore } from './maintain/verify.ts';
import type { Publisher } from './publish/next-generation.ts';
import { publish } from './publish/publish.ts';

/** A new folder with these files, by their paths in it. */
export function temporaryFolder(files: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'campbc-test-'));
  writeFiles(root, files);
  return root;
}

export function writeFiles(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

export interface TestPublisher extends Publisher {
  /** Folder of its store and keys. */
  root: string;
  /** Folder of its store. */
  folder: string;
}

/** A publisher with a new, empty store. */
export const newPublisher = () => publisherIn(temporaryFolder());

/** The publisher with its store and keys in a folder, in any process. */
export function publisherIn(root: string): TestPublisher {
  const folder = join(root, 'releases');
  return {
    store: new ReleaseStore(new FolderStorage(folder)),
    keys: signingKeysIn(join(root, 'keys')),
    filesUrl: '/r/',
    root,
    folder,
  };
}

/** A copy of a publisher, with everything that it has published so far. */
export function copyOf({ root }: TestPublisher): TestPublisher {
  const copy = temporaryFolder();
  cpSync(root, copy, { recursive: true });
  return publisherIn(copy);
}

/** The server next to a publisher: it has its own key, not the publisher's. */
export function serverBeside({ root, ...publisher }: TestPublisher): TestPublisher {
  const { privateKey } = keyPairIn(join(root, 'keys'), 'server');
  return { ...publisher, root, keys: { ...publisher.keys, privateKey } };
}

/** Every verified generation, newest first. */
export const releasesOf = ({ store, keys }: TrustedStore) => verifiedDocuments(store, keys);

interface Build {
  name: string;
  version?: string;
  code?: string;
  /** Source of its prerenderer, in CommonJS. */
  prerenderer?: string;
  routes?: object[];
  /** More files, by path. */
  files?: Record<string, string>;
  /** Name of its first script. */
  entry?: string;
  /** More fields of its description. */
  says?: object;
}

/** A built app as the bundler leaves it: one script and its description. */
export function built({
  name,
  version = '1.0.0',
  code = `/* ${name} ${version} */`,
  prerenderer,
  routes = [],
  files: more,
  entry = 'entry.js',
  says,
}: Build): string {
  const sources = {
    ...(name === 'shell' && { 'worker.js': '/* worker */' }),
    ...more,
    [entry]: code,
    ...(prerenderer && { 'prerenderer.cjs': prerenderer }),
  };
  const files = Object.fromEntries(
    Object.entries(sources).map(([file, source]) => [file, integrityOf(Buffer.from(source))]),
  );
  const candidate = {
    name,
    version,
    entry,
    files,
    ...(prerenderer && { prerenderer: 'prerenderer.cjs' }),
    ...(name === 'shell' ? emptyShell : { ...emptyRemote, routes }),
    ...says,
  };
  return temporaryFolder({ ...sources, 'release.json': JSON.stringify(candidate) });
}

const emptyShell = { worker: 'worker.js', styles: [], preload: [], provides: {} };

const emptyRemote = {
  global: 'g',
  contract: 1,
  area: { en: 'area', fr: 'pages' },
  navigation: [],
  moduleFiles: [],
  pageFiles: {},
  requires: {},
  sizes: {},
};

export const shell = () => built({ name: 'shell' });
export const account = (version = '1.0.0') => built({ name: 'remote-account', version });

/** A publisher in whose new store these builds are live. */
export async function publisherOf(...folders: string[]): Promise<TestPublisher> {
  const publisher = newPublisher();
  await publish(publisher, { folders, by: 'ana' });
  return publisher;
}
