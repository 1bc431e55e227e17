import type { InlinedRemote } from '@camp/release/document/release-document';

/** Absolute address of every published file, with the hash it must have. */
const hashes = new Map<string, string>();
/** Base addresses of somebody's own bundler, whose files change as they are worked on. */
const unhashed = new Set<string>();

/** Lets a remote's files in: each with its hash, or any where the edge says that it is an override. */
export function allowFilesOf({ url, files, override }: InlinedRemote): void {
  if (override) unhashed.add(absolute(url));
  for (const [path, hash] of Object.entries(files)) hashes.set(absolute(url + path), hash);
}

/**
 * The hash a file must have before the browser may run it; none for an override's.
 * @throws when no release names the file: no hash, no code (fail closed).
 */
export function integrityOf(address: string): string {
  const file = absolute(address);
  const hash = hashes.get(file);
  if (hash) return hash;
  if ([...unhashed].some((base) => file.startsWith(base))) return '';
  throw new Error(`The release does not vouch for ${address}.`);
}

function absolute(address: string): string {
  return new URL(address, document.baseURI).href;
}
