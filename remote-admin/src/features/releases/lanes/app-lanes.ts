import type { RefusedPublish } from '@camp/contracts/staff/refused-publish';
import type { Generation } from '@camp/contracts/staff/releases';

type Build = Generation['builds'][number];

type LaneBuild = Pick<Build, 'version' | 'commit' | 'bad'>;

interface StepOfAnyKind extends LaneBuild {
  at: string;
  by: Pick<Generation, 'by' | 'made_by'>;
}

/** One build of an app, as everyone had it or as a canary, from its first moment to its last. */
export interface ServedStep extends StepOfAnyKind {
  kind: 'back' | 'new' | 'canary' | 'promoted';
  /** Null while it goes on. */
  until: string | null;
  /** The canary's name, if it is one. */
  canary?: string;
  /** Visitors of the app while everyone had this build. */
  served?: Build['served'];
}

/** A build that was to go live and did not. */
export interface RefusedStep extends StepOfAnyKind, Pick<RefusedPublish, 'reasons' | 'more'> {
  kind: 'refused';
}

export type LaneStep = ServedStep | RefusedStep;

/** An app with its builds, newest first. */
export interface Lane {
  app: string;
  steps: LaneStep[];
}

/**
 * Returns what became of each app of the newest of these generations, as far as they go back, and of each that was
 * refused.
 * @param newestFirst are consecutive generations
 */
export function lanesOf(
  newestFirst: readonly Generation[],
  refused: readonly RefusedPublish[] = [],
): Lane[] {
  const oldestFirst = newestFirst.toReversed();
  const [live] = newestFirst;
  const brought = [...(live ? [live, ...live.canaries] : []), ...refused];
  const builds = brought.flatMap((each): { name: string }[] => each.builds);
  return [...new Set(builds.map(({ name }) => name))].map((app) => {
    const served = oldestFirst.flatMap((generation, index) => [
      ...liveStep(app, generation, { index, oldestFirst }),
      ...canarySteps(app, generation, { index, oldestFirst }),
    ]);
    const steps = [...refusedSteps(app, refused), ...served.toReversed()];
    return { app, steps: steps.toSorted((one, other) => other.at.localeCompare(one.at)) };
  });
}

const refusedSteps = (app: string, refused: readonly RefusedPublish[]): RefusedStep[] =>
  refused.flatMap(({ at, by, builds, reasons, more }) =>
    builds
      .filter(({ name }) => name === app)
      .map(({ version, commit }) => ({
        kind: 'refused' as const,
        version,
        commit,
        at,
        reasons,
        more,
        by: { by, made_by: 'person' as const },
      })),
  );

/** A generation among the others. */
interface Place {
  index: number;
  oldestFirst: readonly Generation[];
}

const buildIn = ({ builds }: Generation, app: string) => builds.find(({ name }) => name === app);

/** The build that a generation brought to everyone; the first known generation brought what it has. */
function liveStep(
  app: string,
  generation: Generation,
  { index, oldestFirst }: Place,
): ServedStep[] {
  const build = buildIn(generation, app);
  if (!build || (index > 0 && !build.is_new)) return [];
  const earlier = oldestFirst.slice(0, index);
  const next = oldestFirst.slice(index + 1).find((later) => buildIn(later, app)?.is_new);
  const wasLive = earlier.some((other) => buildIn(other, app)?.version === build.version);
  const wasCanary = earlier.at(-1)?.canaries.some((canary) => has(canary, app, build.version));
  const past = wasCanary ? 'promoted' : 'new';
  return [
    {
      ...stepOf(generation, build),
      kind: wasLive ? 'back' : past,
      until: next?.created_at ?? null,
      served: build.served,
    },
  ];
}

/** Canaries of the app that a generation begins. */
function canarySteps(
  app: string,
  generation: Generation,
  { index, oldestFirst }: Place,
): ServedStep[] {
  const begun = generation.canary_changes.filter(({ change }) => change === 'begun');
  return begun.flatMap(({ name }) => {
    const build = generation.canaries
      .find((canary) => canary.name === name)
      ?.builds.find((each) => each.name === app);
    const end = oldestFirst
      .slice(index + 1)
      .find(({ canaries }) => !canaries.some((canary) => canary.name === name));
    if (!build) return [];
    const until = end?.created_at ?? null;
    return [{ ...stepOf(generation, build), kind: 'canary', canary: name, until }];
  });
}

/** Returns when a canary went live, which is a little later than it was begun; the latter if no generation tells. */
export const begunAt = (
  { name, since }: Pick<Generation['canaries'][number], 'name' | 'since'>,
  newestFirst: readonly Generation[],
): string =>
  newestFirst.find(({ canary_changes: changes }) =>
    changes.some((each) => each.name === name && each.change === 'begun'),
  )?.created_at ?? since;

/** The build that the last rollback of an app took away. */
export type TakenAway = Pick<ServedStep, 'version' | 'at' | 'by'>;

/** Returns by app what its last switch went back from; an app whose last switch was no rollback is missing. */
export function takenAwayIn(lanes: readonly Lane[]): ReadonlyMap<string, TakenAway> {
  const found = lanes.flatMap(({ app, steps }): [string, TakenAway][] => {
    const [now, before] = steps.filter(({ kind }) => kind !== 'canary' && kind !== 'refused');
    const isBack = now?.kind === 'back' && before !== undefined;
    return isBack ? [[app, { version: before.version, at: now.at, by: now.by }]] : [];
  });
  return new Map(found);
}

/** False for an app of which there is no more to tell than that it is live. */
export const hasEvents = ({ steps: [first, ...others] }: Lane): boolean =>
  others.length > 0 || first?.kind === 'refused' || first?.kind === 'canary';

const has = ({ builds }: Generation['canaries'][number], app: string, version: string): boolean =>
  builds.some((build) => build.name === app && build.version === version);

function stepOf({ created_at: at, by, made_by }: Generation, { version, commit, bad }: LaneBuild) {
  return { version, commit, bad, at, by: { by, made_by } };
}
