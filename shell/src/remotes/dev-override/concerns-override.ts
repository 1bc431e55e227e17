import { tabStore } from '@camp/shell-api';
import type { InlinedRelease } from '@camp/release/document/release-document';

/** Kept across the reload that ends an override, which then says why it is gone. */
export const givenUpKey = 'campbc:override-given-up';

/** True if this document has anything to do with a dev override, so that almost no one loads its code. */
export function concernsOverride({ remotes }: InlinedRelease): boolean {
  const isOverridden = Object.values(remotes).some(({ override }) => override !== undefined);
  return isOverridden || tabStore.read(givenUpKey) !== null;
}
