import type { InlinedRelease } from '@camp/release/document/release-document';

/** Id of the data block in which the edge inlines the release. */
const inlinedId = 'release';

/**
 * The release this page was served with: the edge has checked its signature and its shape.
 * @throws when the document has none, or a malformed one.
 */
export function readInlinedRelease(): InlinedRelease {
  return releaseIn(document.getElementById(inlinedId)?.textContent);
}

/** The release in the text of a document's data block. @throws when it is none. */
export function releaseIn(text: string | null | undefined): InlinedRelease {
  const release = JSON.parse(text ?? 'null') as InlinedRelease | null;
  if (!release?.shell) throw new TypeError('The document has no release.');
  return release;
}
