import { createHash } from 'node:crypto';
import { canonicalJson } from '@camp/release/document/canonical-json';
import type { RemoteRoute } from '@camp/release/document/manifest';
import type { Content, RemoteRelease } from '@camp/release/document/release-document';

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

interface PrintInput {
  /** `account` */
  name: string;
  route: RemoteRoute;
  /** The query of a tab that another app adds, or empty. */
  query: string;
}

/**
 * Returns a hash of all that draws a page: the shell, the page's route and files, what its remote declares, files of
 * it that no page names, since any page may ask for them later, and the same of each extension on the page. File names
 * hold hashes of their content.
 */
export function printOf({ shell, remotes }: Content, { name, route, query }: PrintInput): string {
  const own = remotes[name];
  const slots = own?.slots?.filter(({ pages }) => pages.includes(route.page)) ?? [];
  const parts = Object.entries(remotes).flatMap(([other, remote]) => {
    const added = (remote.extensions ?? []).filter(({ slot }) =>
      slots.some((each) => each.name === slot),
    );
    const modules = added.map(({ module }) => module);
    if (remote === own) modules.push(route.page);
    return modules.length > 0 ? [[other, drawnBy(remote, modules)]] : [];
  });
  const text = canonicalJson([shell.version, route, query, parts]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

const drawnBy = (remote: RemoteRelease, modules: readonly string[]) => ({
  declared: Object.entries(remote).filter(([key]) => !ofBuild.has(key)),
  files: modules.map((module) => remote.pageFiles[module] ?? []),
  loose: looseFilesOf(remote),
});

function looseFilesOf(remote: RemoteRelease): string[] {
  const { files, entry, fileList, prerenderer, pageFiles } = remote;
  const named = new Set([entry, fileList, prerenderer, ...Object.values(pageFiles).flat()]);
  return Object.keys(files)
    .filter((file) => !named.has(file))
    .toSorted();
}
