import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './child.mjs';

/**
 * Unpacks the only package of a folder if it has this hash (Subresource Integrity).
 * @param {string} folder
 * @param {string} integrity
 * @returns {Promise<{ code: number, signal: string | null }>}
 */
export async function unpackPinned(folder, integrity) {
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  const file = join(folder, name);
  const found = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (`sha512-${found}` === integrity) return runToEnd('tar', ['-xzf', file, '-C', folder]);
  console.error(
    `${name} has another hash than infra/bootstrap/package-manager.mjs. It was not run.`,
  );
  return { code: 1, signal: null };
}
