import { createHash } from 'node:crypto';
import { canonicalJson } from '@camp/release/document/canonical-json';
import type { RemoteRoute } from '@camp/release/document/manifest';
import type { Content, RemoteRelease } from '@camp/release/document/release-document';
import type { ReleaseStore } from '@camp/release/store/release-store';

/** Fields that differ between any two builds. Files of pages count page by page. */
const ofBuild = new Set([
  'version',
  'url',
  'entry',
  'prerenderer',
  'files',
  'global',
  'fileList',
  'pageFiles',
  'callingPages',
  'sizes',
]);

/** Hashes in the names of files. */
const hashes = /[0-9a-f]{10}/g;

/** Code that runs before any page, without the names of the build and its files, by the remote's name. */
export type Entries = ReadonlyMap<string, string>;

/** Reads the entries of apps that are published. Of one that cannot be read, no page was tried before. */
export async function entriesOf(
  store: ReleaseStore,
  { remotes }: Content,
  apps: readonly string[],
): Promise<Entries> {
  const published = Object.entries(remotes).filter(([name]) => apps.includes(`remote-${name}`));
  const entries = published.map(async ([name, remote]): Promise<[string, string]> => {
    const bytes = await store.readFile({ ...remote, name: `remote-${name}` }, remote.entry);
    if (!bytes) return [name, remote.version];
    const { global, version } = remote;
    const code = bytes.toString().replaceAll(global, '').replaceAll(version, '');
    return [name, code.replaceAll(hashes, '')];
  });
  return new Map(await Promise.all(entries));
}

interface PrintInput {
  /** `account` */
  name: string;
  entries: Entries;
  route: RemoteRoute;
  /** The query of a tab that another app adds, or empty. */
  query: string;
}

/**
 * Returns a hash of all that draws a page: the shell, the page's route and the hashes of its files, what its remote
 * declares, its entry, files of it that no page names, since any page may ask for them later, and the same of each
 * extension on the page.
 */
export function printOf(
  { shell, remotes }: Content,
  { name, route, query, entries }: PrintInput,
): string {
  const own = remotes[name];
  const slots = own?.slots?.filter(({ pages }) => pages.includes(route.page)) ?? [];
  const parts = Object.entries(remotes).flatMap(([other, remote]) => {
    const added = (remote.extensions ?? []).filter(({ slot }) =>
      slots.some((each) => each.name === slot),
    );
    const modules = added.map(({ module }) => module);
    if (remote === own) modules.push(route.page);
    if (modules.length === 0) return [];
    return [[other, entries.get(other) ?? remote.entry, drawnBy(remote, modules)]];
  });
  const text = canonicalJson([shell.version, route, query, parts]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function drawnBy(remote: RemoteRelease, modules: readonly string[]) {
  const { files, entry, fileList, prerenderer, pageFiles } = remote;
  const named = new Set([entry, fileList, prerenderer, ...Object.values(pageFiles).flat()]);
  const loose = Object.keys(files).filter((file) => !named.has(file));
  const loaded = modules.flatMap((module) => pageFiles[module] ?? []);
  return {
    declared: Object.entries(remote).filter(([key]) => !ofBuild.has(key)),
    files: [...loaded, ...loose.toSorted()].map((file) => [file, files[file]]),
  };
}
