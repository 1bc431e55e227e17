import { type InlinedRelease, inlinedReleaseSchema } from '@camp/release/document/release-document';

/** Id of the data block in which the edge inlines the release. */
const inlinedId = 'release';

/**
 * The release this page was served with.
 * @throws when the document has none, or a malformed one.
 */
export function readInlinedRelease(): InlinedRelease {
  const element = document.getElementById(inlinedId);
  return inlinedReleaseSchema.parse(JSON.parse(element?.textContent ?? 'null'));
}
