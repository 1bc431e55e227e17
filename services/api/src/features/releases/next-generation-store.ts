import { currentDocument } from '@camp/release/store/verified-documents';
import { ReleaseStore } from '@camp/release/store/release-store';
import type { Releases } from '#releases.ts';

/** Something else went live between looking and acting. */
export class GenerationMoved extends Error {
  override name = 'GenerationMoved';
}

/**
 * A store in which nothing can be claimed but the generation that follows the one somebody saw, so
 * that what they decided is done to what they saw or not at all, however many act at once.
 */
export class NextGenerationStore extends ReleaseStore {
  private readonly next: number;
  private isClaimed = false;

  constructor({ storage }: ReleaseStore, next: number) {
    super(storage);
    this.next = next;
  }

  /** Whether the next generation was made here. */
  get hasClaimed(): boolean {
    return this.isClaimed;
  }

  override async claimDocument(generation: number, text: string): Promise<boolean> {
    this.isClaimed = generation === this.next && (await super.claimDocument(generation, text));
    if (!this.isClaimed) throw new GenerationMoved();
    return true;
  }
}

/** @throws {@link GenerationMoved} when what somebody saw is live no more. */
export async function storeAfter(
  seen: number,
  { store, publicKey }: Releases,
): Promise<NextGenerationStore> {
  /* Documents that were claimed in vain count, too: the next number is after them. */
  const [highest = 0] = await store.generations();
  const current = await currentDocument(store, publicKey);
  if (current?.generation !== seen) throw new GenerationMoved();
  return new NextGenerationStore(store, Math.max(highest, seen) + 1);
}
