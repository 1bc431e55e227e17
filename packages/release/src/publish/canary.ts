import { promoted, requireCanary } from '#document/canaries.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { contentOf } from '#document/content.ts';
import { type ChangeRequest, nextGeneration, type Publisher } from './next-generation.ts';

interface CanaryRequest extends ChangeRequest {
  /** All apps of the canary; if only one runs, none need to be named. */
  apps?: readonly string[] | undefined;
}

/**
 * Gives a canary to everyone, or to another share of visitors if a percentage is named. The others go on.
 * @throws {@link ReleaseError} NO_CANARY, WHICH_CANARY, BASE_MOVED or GENERATION_MOVED
 */
export function promote(
  publisher: Publisher,
  { apps, percentage, ...request }: CanaryRequest & { percentage?: number | undefined },
): Promise<ReleaseDocument> {
  return nextGeneration(publisher, {
    ...request,
    change(live) {
      const { release, canary } = requireCanary(live, { apps });
      if (percentage === undefined) return promoted(release, canary);
      const canaries = release.canaries?.map((each) =>
        each === canary ? { ...canary, percentage } : each,
      );
      return { ...contentOf(release), canaries, variants: release.variants };
    },
  });
}

/**
 * Ends a canary: its visitors get what is live for everyone. The others go on.
 * @throws {@link ReleaseError} NO_CANARY, WHICH_CANARY or GENERATION_MOVED
 */
export function endCanary(
  publisher: Publisher,
  { apps, since, ...request }: CanaryRequest & { since?: string | undefined },
): Promise<ReleaseDocument> {
  return nextGeneration(publisher, {
    ...request,
    change(live) {
      const { release, canary } = requireCanary(live, { apps, since });
      const others = release.canaries?.filter((each) => each !== canary);
      return { ...contentOf(release), canaries: others, variants: release.variants };
    },
  });
}
