import type { Generation } from '@camp/contracts/staff/releases';

type Build = Generation['builds'][number];

type LaneBuild = Pick<Build, 'version' | 'commit' | 'bad' | 'loads' | 'failures'>;

/** One build of an app, as everyone had it or as a canary, from its first moment to its last. */
export interface LaneStep extends LaneBuild {
  kind: 'back' | 'new' | 'canary' | 'promoted';
  /** The generation that brought it. */
  generation: number;
  at: string;
  /** Null while it goes on. */
  until: string | null;
  by: Pick<Generation, 'by' | 'made_by'>;
}

/** An app with its builds, newest first. */
export interface Lane {
  app: string;
  steps: LaneStep[];
}

/**
 * Returns what became of each app of the newest of these generations, as far as they go back.
 * @param newestFirst are consecutive generations
 */
export function lanesOf(newestFirst: readonly Generation[]): Lane[] {
  const oldestFirst = newestFirst.toReversed();
  const [live] = newestFirst;
  return (live?.builds ?? []).map(({ name }) => {
    const steps = oldestFirst.flatMap((generation, index) => [
      ...liveStep(name, generation, { index, oldestFirst }),
      ...canarySteps(name, generation, { index, oldestFirst }),
    ]);
    return { app: name, steps: steps.toReversed() };
  });
}

/** A generation among the others. */
interface Place {
  index: number;
  oldestFirst: readonly Generation[];
}

const buildIn = ({ builds }: Generation, app: string) => builds.find(({ name }) => name === app);

/** The build that a generation brought to everyone; the first known generation brought what it has. */
function liveStep(app: string, generation: Generation, { index, oldestFirst }: Place): LaneStep[] {
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
    },
  ];
}

/** Canaries of the app that a generation begins. */
function canarySteps(
  app: string,
  generation: Generation,
  { index, oldestFirst }: Place,
): LaneStep[] {
  const begun = generation.canary_changes.filter(({ change }) => change === 'begun');
  return begun.flatMap(({ name }) => {
    const build = generation.canaries
      .find((canary) => canary.name === name)
      ?.builds.find((each) => each.name === app);
    const end = oldestFirst
      .slice(index + 1)
      .find(({ canaries }) => !canaries.some((canary) => canary.name === name));
    if (!build) return [];
    return [{ ...stepOf(generation, build), kind: 'canary', until: end?.created_at ?? null }];
  });
}

const has = ({ builds }: Generation['canaries'][number], app: string, version: string): boolean =>
  builds.some((build) => build.name === app && build.version === version);

function stepOf(
  { generation, created_at: at, by, made_by }: Generation,
  { version, commit, bad, loads, failures }: LaneBuild,
) {
  return { version, commit, bad, loads, failures, generation, at, by: { by, made_by } };
}
