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
  route: RemoteRoute;
  /** The query of a tab that another app adds, or empty. */
  query: string;
}

/**
 * Returns a function that hashes all that draws a page: the shell, the page's route and the hashes of its files, what
 * its remote declares, its entry, files of it that no page names, since any page may ask for them later, and the same of
 * each extension on the page.
 */
export function printsOf({ shell, remotes }: Content, entries: Entries) {
  /* The same for all pages of a remote. */
  const shared = new Map(
    Object.entries(remotes).map(([name, remote]) => [
      name,
      hashOf([entries.get(name) ?? remote.entry, declaredBy(remote), looseFilesOf(remote)]),
    ]),
  );

  return ({ name, route, query }: PrintInput): string => {
    const own = remotes[name];
    const slots = own?.slots?.filter(({ pages }) => pages.includes(route.page)) ?? [];
    const parts = Object.entries(remotes).flatMap(([other, remote]) => {
      const added = (remote.extensions ?? []).filter(({ slot }) =>
        slots.some((each) => each.name === slot),
      );
      const modules = added.map(({ module }) => module);
      if (remote === own) modules.push(route.page);
      const files = modules.flatMap((module) => remote.pageFiles[module] ?? []);
      return modules.length > 0 ? [[other, shared.get(other), hashesOf(remote, files)]] : [];
    });
    return hashOf([shell.version, route, query, parts]);
  };
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(canonicalJson(value)).digest('base64url').slice(0, 22);

const hashesOf = ({ files }: RemoteRelease, names: readonly string[]) =>
  names.map((name) => [name, files[name]]);

const declaredBy = (remote: RemoteRelease) =>
  Object.entries(remote).filter(([key]) => !ofBuild.has(key));

function looseFilesOf(remote: RemoteRelease) {
  const { files, entry, fileList, prerenderer, pageFiles } = remote;
  const named = new Set([entry, fileList, prerenderer, ...Object.values(pageFiles).flat()]);
  const loose = Object.keys(files).filter((file) => !named.has(file));
  return hashesOf(remote, loose.toSorted());
}
