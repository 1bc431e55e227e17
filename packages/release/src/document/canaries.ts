import { joinedNames } from '@camp/contracts/site/channel';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import type { Canary, Content, ReleaseContent } from './release-document.ts';
import { overlaid, versionsOf } from './content.ts';
import { ReleaseError } from '#release-error.ts';

/** Maximum number of canaries: more would make more combinations than anyone can try. */
export const maxCanaries = 3;

/**
 * Returns the running canaries and a new one, which replaces one of the very same apps. It ends no other.
 * @throws {@link ReleaseError} APP_IN_CANARY or TOO_MANY_CANARIES
 */
export function withCanary(live: ReleaseContent, canary: Canary): Canary[] {
  const others = (live.canaries ?? []).filter(({ name }) => name !== canary.name);
  for (const other of others) {
    const app = other.apps.find((name) => canary.apps.includes(name));
    if (app === undefined) continue;
    const message = `${app} is in the canary ${described(other)} already. Publish the same apps again, or promote or end it first.`;
    throw new ReleaseError('APP_IN_CANARY', message);
  }
  const all = [...others, canary].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const channel = joinedNames(all.map(({ name }) => name));
  if (all.length > maxCanaries || channel.length > fieldLengths.channel) {
    const message = `No more canaries can run beside these: ${list(others)}. Promote or end one first.`;
    throw new ReleaseError('TOO_MANY_CANARIES', message);
  }
  return all;
}

/** Returns the canaries that go on next to stable content; one that everyone has by now is over. */
export function goingOn(canaries: readonly Canary[] = [], stable: Content) {
  const versions = versionsOf(stable);
  const running = canaries.filter((canary) =>
    [...versionsOf(canary)].some(([app, version]) => versions.get(app) !== version),
  );
  return running.length > 0 ? { canaries: running } : {};
}

interface CanaryQuery {
  /** All apps of a canary, or its name; if only one runs, none need to be named. */
  apps?: readonly string[] | undefined;
  /** Only the canary that began at this time, no later one of the same apps. */
  since?: string | undefined;
}

/** @throws {@link ReleaseError} NO_CANARY or WHICH_CANARY */
export function requireCanary(live: ReleaseContent | null, { apps = [], since }: CanaryQuery) {
  const running = live?.canaries ?? [];
  if (!live || running.length === 0) throw new ReleaseError('NO_CANARY', 'There is no canary.');
  const canary = named(running, apps);
  if (canary && (since ?? canary.since) === canary.since) return { release: live, canary };
  const message = `There is no such canary of ${apps.join('+')}. What runs: ${list(running)}.`;
  throw new ReleaseError('NO_CANARY', message);
}

function named(running: readonly Canary[], apps: readonly string[]): Canary | undefined {
  const name = joinedNames(apps.flatMap((app) => app.split('+')));
  if (name) return running.find((canary) => canary.name === name);
  if (running.length === 1) return running[0];
  const message = `${running.length} canaries run. Say which: ${list(running)}.`;
  throw new ReleaseError('WHICH_CANARY', message);
}

/** Returns the apps of a canary whose live version has changed since it began, with that version. */
export function movedBases(live: ReleaseContent, { apps, bases }: Canary) {
  const versions = versionsOf(live);
  return apps
    .map((app) => ({ app, version: versions.get(app) ?? null }))
    .filter(({ app, version }) => version !== (bases[app] ?? null));
}

/**
 * Returns the content after a canary was promoted to everyone. The others go on.
 * @throws {@link ReleaseError} BASE_MOVED if this would take back what was published meanwhile.
 */
export function promoted(live: ReleaseContent, canary: Canary): ReleaseContent {
  const [moved] = movedBases(live, canary);
  if (moved) {
    const what = moved.version
      ? `${moved.app} ${moved.version} was published`
      : `${moved.app} was taken away`;
    const message = `${what} since this canary began. Publish the canary again on top of it, or end it.`;
    throw new ReleaseError('BASE_MOVED', message);
  }
  const stable = overlaid(live, canary);
  return { ...stable, ...goingOn(live.canaries, stable) };
}

/** remote-account+shell (10 %, by robin) */
const described = ({ name, percentage, by }: Canary) => `${name} (${percentage} %, by ${by})`;

const list = (canaries: readonly Canary[]) => canaries.map(described).join(', ');
