import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const skippedFolders = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  '.git',
  'template',
  'test-results',
]);

/** Paths of the project's own files, from its root; what is installed, built or kept at run time is left out. */
export function projectFiles(root: string, folder = '.'): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return skippedFolders.has(entry.name) ? [] : projectFiles(root, path);
  });
}

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)'([^'\n]+)'/g;
const endings = ['', '.ts', '.tsx'];

interface Manifest {
  name: string;
  /** If the path depends on the platform, the last one is the browser's. */
  imports?: Record<string, string | Record<string, string>>;
}

/** For each module, by path, the project's own modules that it imports, types and workers too. */
export function importsIn(root: string, texts: Map<string, string>): Map<string, Set<string>> {
  const packages = packagesOf(root, [...texts.keys()]);
  return new Map(
    [...texts].map(([file, text]) => {
      const targets = [...text.matchAll(specifier)].flatMap(([, name = '']) => {
        const path = pathOf(name, file, packages);
        return endings.map((ending) => path + ending).find((each) => texts.has(each)) ?? [];
      });
      return [file, new Set(targets)];
    }),
  );
}

/** Manifests by folder, the deepest folder first. */
function packagesOf(root: string, files: string[]): [folder: string, manifest: Manifest][] {
  const folders = new Set(files.flatMap(foldersAbove));
  return [...folders]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .toSorted((a, b) => b.length - a.length)
    .map((folder) => {
      const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
      return [folder, JSON.parse(text) as Manifest];
    });
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [''] : [folder, ...foldersAbove(folder)];
}

/** Resolves `./x`, `#x` and `@camp/name/x` in a file to a path from the root, perhaps without its ending. */
function pathOf(
  name: string,
  file: string,
  packages: [folder: string, manifest: Manifest][],
): string {
  if (name.startsWith('.')) return posix.join(dirname(file), name);
  if (name.startsWith('#')) return ownPathOf(name, file, packages);
  const other = packages.find(([, manifest]) => name.startsWith(`${manifest.name}/`));
  return other ? posix.join(other[0], 'src', name.slice(other[1].name.length + 1)) : name;
}

function ownPathOf(
  name: string,
  file: string,
  packages: [folder: string, manifest: Manifest][],
): string {
  const own = packages.find(([folder]) => folder === '' || file.startsWith(`${folder}/`));
  for (const [key, given] of Object.entries(own?.[1].imports ?? {})) {
    const target = typeof given === 'string' ? given : (Object.values(given).at(-1) ?? '');
    const start = key.slice(0, key.indexOf('*'));
    if (own && name.startsWith(start))
      return posix.join(own[0], target.replace('*', name.slice(start.length)));
  }
  return name;
}
