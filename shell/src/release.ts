import { type ReleaseDocument, releaseDocumentSchema } from '@camp/release/document';

/** What the edge inlines: the release that is live, without the signature it has already checked. */
const inlinedSchemaId = 'release';

/**
 * The release this page was served with.
 * @throws when the document carries none or a broken one; the page then shows the start failure.
 */
export function readInlinedRelease(): ReleaseDocument {
  const element = document.getElementById(inlinedSchemaId);
  return releaseDocumentSchema.parse(JSON.parse(element?.textContent ?? 'null'));
}
