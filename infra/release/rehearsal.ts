import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { folderOf, type AppName } from '@camp/build/apps';
import { channelsOf } from '@camp/release/document/channels';
import { appsOf } from '@camp/release/document/content';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { signRelease } from '@camp/release/document/signature';
import { signingKeysIn } from '@camp/release/document/signing-keys';
import type { Refusal } from '@camp/release/gate/refusal';
import { type Publishing, publish, type ReleaseReader } from '@camp/release/publish/publish';
import { notStarted, type SmokeStart } from '@camp/release/publish/smoke-starts';
import { FolderStorage } from '@camp/release/store/folder-storage';
import { pageKey, ReleaseStore } from '@camp/release/store/release-store';
import type { ReleaseStorage } from '@camp/release/store/storage';
import { baseOf } from '@camp/release/store/verified-documents';
import { keysFolderOf, releaseFolderOf } from '#infra/site/settings.ts';
import { findBrowser } from '#infra/release/smoke-start/find-browser.ts';
import type { CommandLine } from './command-line.ts';

interface RehearsalInput extends Pick<CommandLine, 'names' | 'isWithoutBrowser'> {
  reader: ReleaseReader;
  dataDir: string;
}

/** Returns the function that starts apps before they go live. @throws {@link ReleaseError} NO_BROWSER */
export function smokeStartIn(input: RehearsalInput): SmokeStart {
  const { storage } = input.reader.store;
  return startedFrom(input, { dataDir: input.dataDir, environment: process.env, storage });
}

/** Checks that there is a browser before anything is built. @throws {@link ReleaseError} NO_BROWSER */
export function requireBrowser({ isWithoutBrowser }: RehearsalInput): void {
  if (!isWithoutBrowser) findBrowser(process.env);
}

function startedFrom(
  { names, isWithoutBrowser, dataDir }: RehearsalInput,
  site: { dataDir: string; environment: NodeJS.ProcessEnv; storage: ReleaseStorage },
): SmokeStart {
  if (isWithoutBrowser) return notStarted;
  const options = {
    ...site,
    apps: names,
    browser: findBrowser(process.env),
    screenshotsFolder: join(dataDir, 'smoke'),
    tell: (sentence: string) => console.error(sentence),
  };
  return async (draft, changed) => {
    /* Loads the browser's driver only for commands that open one. */
    const { smokeStartOf } = await import('#infra/release/smoke-start/smoke-start.ts');
    return smokeStartOf(options)(draft, changed);
  };
}

/**
 * Publishes into a store of its own that begins with what is live, and throws it away: pages are rendered
 * and the release is started, and nothing of it stays.
 * @throws {@link ReleaseError} as publishing does.
 */
export async function rehearse(input: RehearsalInput, publishing: Publishing): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'campbc-check-'));
  try {
    const { store: real, keys } = input.reader;
    const scratch = new FolderStorage(releaseFolderOf(folder));
    const store = new ReleaseStore(layered(scratch, real.storage));
    const ownKeys = signingKeysIn(keysFolderOf(folder));
    const live = await baseOf(real, keys);
    if (live) {
      await linkFiles(live, real.storage, scratch.folder);
      const { signature: _ofTheSite, ...content } = live;
      await store.switchLive(JSON.stringify(signRelease(content, ownKeys.privateKey)));
    }
    const environment = { ...process.env, RELEASE_S3: undefined };
    const { storage } = store;
    const start = startedFrom(input, { dataDir: folder, environment, storage });
    await publish(
      { store, keys: ownKeys, filesUrl: '/r/' },
      {
        ...publishing,
        filesUrl: undefined,
        gate: undefined,
        async smokeStart(draft, changed) {
          await linkFiles(draft, real.storage, scratch.folder);
          await copyPages(draft, real.storage, scratch);
          return start(draft, changed);
        },
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads from below what is not above; everything else happens above. */
function layered(above: ReleaseStorage, below: ReleaseStorage): ReleaseStorage {
  return {
    read: async (key) => (await above.read(key)) ?? below.read(key),
    write: (key, bytes) => above.write(key, bytes),
    create: (key, bytes) => above.create(key, bytes),
    list: (prefix) => above.list(prefix),
    remove: (keys) => above.remove(keys),
    writtenAt: (key) => above.writtenAt(key),
    stamp: (key) => above.stamp(key),
  };
}

/**
 * The edge serves files from one folder, so earlier published files are linked into it. Those of a bucket come
 * from the bucket.
 */
async function linkFiles(release: ReleaseDocument, storage: ReleaseStorage, into: string) {
  if (!(storage instanceof FolderStorage)) return;
  const builds = channelsOf(release).flatMap(({ content }) => appsOf(content));
  for (const { name, release: build } of builds) {
    const path = join('files', name, build.version);
    await mkdir(dirname(join(into, path)), { recursive: true });
    await symlink(join(storage.folder, path), join(into, path)).catch(() => undefined);
  }
}

/** Pages that were rendered before are kept in the real store only. */
async function copyPages(
  { pages = {} }: ReleaseDocument,
  from: ReleaseStorage,
  to: ReleaseStorage,
) {
  for (const hash of Object.values(pages).flatMap((byLanguage) => Object.values(byLanguage))) {
    const html = await from.read(pageKey(hash));
    if (html) await to.create(pageKey(hash), html);
  }
}

/** Returns the compiler's complaints about apps, as reasons to refuse them. */
export async function typeRefusalsOf(apps: readonly AppName[]): Promise<Refusal[]> {
  const results = await Promise.all(apps.map(compilerSays));
  return results.flat();
}

async function compilerSays(app: AppName): Promise<Refusal[]> {
  try {
    await promisify(execFile)('node_modules/.bin/tsc', ['-p', folderOf(app), '--pretty', 'false']);
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    const lines = stdout.split('\n').filter((line) => /error TS/.test(line));
    const what = lines.length > 0 ? lines : [String(error)];
    return what.map((line) => ({ code: 'TYPE_ERROR', message: `${app}: ${line}` }));
  }
}
