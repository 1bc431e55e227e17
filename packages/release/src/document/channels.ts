import { createHash } from 'node:crypto';
import { joinedNames, stableChannel } from '@camp/contracts/site/channel';
import { contentOf, overlaid } from './content.ts';
import type { Canary, Content, ReleaseContent } from './release-document.ts';

/** One channel, with everything that its visitors get. */
export interface Channel {
  /** `stable`, or the names of its canaries joined by `+`. */
  name: string;
  canaries: readonly Canary[];
  content: Content;
}

/** Every channel that visitors can be in, the stable one first: each combination of canaries is one. */
export function channelsOf(release: ReleaseContent): Channel[] {
  const combinations: Canary[][] = [[]];
  for (const canary of release.canaries ?? []) {
    combinations.push(...combinations.map((canaries) => [...canaries, canary]));
  }
  return combinations.map((canaries) => {
    const name = nameOf(canaries);
    return { name, canaries, content: contentWith(release, name, canaries) };
  });
}

const nameOf = (canaries: readonly Canary[]) =>
  canaries.length === 0 ? stableChannel : joinedNames(canaries.map(({ name }) => name));

function contentWith(release: ReleaseContent, name: string, canaries: readonly Canary[]): Content {
  if (canaries.length === 0) return contentOf(release);
  return { ...overlaid(release, ...canaries), pages: release.variants?.[name] };
}

/** Kept by document, so that the same channel is the same object each time. */
const known = new WeakMap<ReleaseContent, Map<string, Channel>>();

/** The channel of a visitor; someone without an id is in no canary. */
export function channelFor(release: ReleaseContent, visitor: string | null): Channel {
  const channels =
    known.get(release) ?? new Map(channelsOf(release).map((channel) => [channel.name, channel]));
  known.set(release, channels);
  const canaries = (release.canaries ?? []).filter(
    (canary) => visitor !== null && bucketOf(visitor, canary) < canary.percentage,
  );
  const channel = channels.get(nameOf(canaries));
  if (!channel) throw new Error(`There is no channel ${nameOf(canaries)}.`);
  return channel;
}

const buckets = 100;

/**
 * A number from 0 to 99 that decides whether a visitor is in a canary. Each canary has buckets of its own,
 * so that a visitor is not always among the first to try.
 */
export function bucketOf(visitor: string, { name, since }: Pick<Canary, 'name' | 'since'>): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([visitor, name, since]))
    .digest();
  return hash.readUInt32BE() % buckets;
}
