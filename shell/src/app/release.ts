import { type InlinedRelease, inlinedReleaseSchema } from '@camp/release/document/release-document';

/** Id of the data block that the edge inlines. */
const inlinedId = 'release';

/**
 * The release this page was served with.
 * @throws when the document carries none or a broken one.
 */
export function readInlinedRelease(): InlinedRelease {
  const element = document.getElementById(inlinedId);
  return inlinedReleaseSchema.parse(JSON.parse(element?.textContent ?? 'null'));
}
