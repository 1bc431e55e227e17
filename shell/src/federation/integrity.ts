import type { InlinedRelease } from '@camp/release/document';

/** Absolute address of every published file, with the hash it must have. */
export type IntegrityIndex = ReadonlyMap<string, string>;

export function integrityIndexOf({ remotes }: InlinedRelease): IntegrityIndex {
  const entries = Object.values(remotes).flatMap(({ url, files }) =>
    Object.entries(files).map(([file, hash]) => [absolute(url + file), hash] as const),
  );
  return new Map(entries);
}

/**
 * The hash a file must have before the browser may run it.
 * @throws when the release does not name the file: no hash, no code (fail closed).
 */
export function integrityOf(index: IntegrityIndex, address: string): string {
  const hash = index.get(absolute(address));
  if (!hash) throw new Error(`The release does not vouch for ${address}.`);
  return hash;
}

function absolute(address: string): string {
  return new URL(address, document.baseURI).href;
}
