import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', '.data', '.git', 'template']);

/** Paths of the project's own files, from its root; what is installed, built or kept at run time is left out. */
export function projectFiles(root: string, folder = '.'): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return skippedFolders.has(entry.name) ? [] : projectFiles(root, path);
  });
}
