import * as z from 'zod/mini';
import { atMost } from './at-most.ts';
import { fieldLengths } from './field-lengths.ts';

/** The channel of visitors who are in no canary. */
export const stableChannel = 'stable';

const appPattern = '(shell|remote-[a-z][a-z0-9-]*)';
const channelPattern = new RegExp(`^(stable|canary|${appPattern}(\\+${appPattern})*)$`);

/**
 * Content that a visitor gets: `stable`, or the names of the canaries they are in, sorted and joined by `+`. A canary
 * is named after its apps, joined in the same way: `remote-account+shell`.
 */
export const channelSchema = z
  .string()
  .check(atMost(fieldLengths.channel), z.regex(channelPattern));

/** Joins names of apps to that of their canary, or names of canaries to that of a channel. */
export const joinedNames = (names: readonly string[]) => names.toSorted().join('+');

/** The channel of all visitors in the only canary, in releases that could have no second one. */
export const onlyCanaryChannel = 'canary';

/** True if visitors of a channel have a canary. An app is in one canary at most, so its apps identify it. */
export function hasCanary(channel: string, apps: readonly string[]): boolean {
  if (channel === onlyCanaryChannel) return true;
  const tried = new Set(channel.split('+'));
  return apps.every((app) => tried.has(app));
}
