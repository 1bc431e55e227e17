import type { ReleaseDocument } from '@camp/release/document/release-document';
import type { Place } from '@camp/release/publish/publish';
import type { Releases } from '#releases.ts';
import { GenerationMoved, storeAfter } from './next-generation-store.ts';

interface Change {
  /** The generation that was decided upon. */
  seen: number;
  /** One of the release package's acts. */
  act: (place: Place) => Promise<ReleaseDocument>;
}

/**
 * Acts on what somebody saw live; null where this process has no key to sign with. The answer is the
 * generation that was seen when it has that content already.
 * @throws {@link GenerationMoved}, or the ReleaseError of the act.
 */
export async function changeRelease(
  releases: Releases,
  { seen, act }: Change,
): Promise<ReleaseDocument | null> {
  const { publicKey, privateKey } = releases;
  if (!privateKey) return null;
  const store = await storeAfter(seen, releases);
  /* Nothing is published here, so no address is ever made from `filesUrl`. */
  const live = await act({ store, keys: { publicKey, privateKey }, filesUrl: '' });
  /* Somebody else did the same at that moment: theirs is not told as done by us. */
  if (live.generation !== seen && !store.hasClaimed) throw new GenerationMoved();
  return live;
}
