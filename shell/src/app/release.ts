import type { InlinedRelease } from '@camp/release/document/release-document';

/** Id of the data block in which the edge inlines the release. */
const inlinedId = 'release';

/**
 * The release this page was served with: the edge has checked its signature and its shape.
 * @throws when the document has none, or a malformed one.
 */
export function readInlinedRelease(): InlinedRelease {
  const element = document.getElementById(inlinedId);
  const release = JSON.parse(element?.textContent ?? 'null') as InlinedRelease | null;
  if (!release?.shell) throw new TypeError('The document has no release.');
  return release;
}
