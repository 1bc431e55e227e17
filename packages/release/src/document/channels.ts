import type { Channel, Content, ReleaseDocument } from './release-document.ts';

/** Visitors fall into this many buckets, each always into the same. */
export const buckets = 100;

/** The content that a visitor of a bucket (0 to 99) is given, and of which channel it is. */
export function contentFor(
  document: ReleaseDocument,
  bucket: number,
): { channel: Channel; content: Content } {
  const { canary } = document;
  if (canary && bucket < canary.percentage) return { channel: 'canary', content: canary };
  return { channel: 'stable', content: document };
}
