import { stableChannel } from '@camp/contracts/site/channel';
import type { BuildHealth, Generation } from '@camp/contracts/staff/releases';
import { begunAt } from './lanes/app-lanes.ts';

/** An app of the live release, or a canary of it. */
export interface Row extends Pick<Generation['builds'][number], 'version' | 'commit' | 'bad'> {
  app: string;
  channel: string;
  since: string | undefined;
  /** Share of the visitors that a canary goes to, in percent. */
  percentage?: number;
  bytes?: number | null;
  /** As everyone has it; absent for a canary. */
  build?: Generation['builds'][number];
  served: Generation['builds'][number]['served'] | BuildHealth['served'];
  health: BuildHealth | undefined;
}

/** Each app of the release, and a canary beside the app that it is of. */
export function rowsOf(
  { builds, canaries }: Generation,
  { health, history }: { health: readonly BuildHealth[]; history: readonly Generation[] },
): Row[] {
  const healthOf = (build: Pick<BuildHealth, 'name' | 'version'>, of: string) =>
    health.find(
      ({ name, version, channel }) =>
        name === build.name && version === build.version && channel === of,
    );
  const stable = builds.map((build): Row => ({
    ...build,
    build,
    app: build.name,
    channel: stableChannel,
    since: build.since,
    served: build.served,
    health: healthOf(build, stableChannel),
  }));
  const tried = canaries.flatMap((canary) =>
    canary.builds.map((build): Row => {
      const own = healthOf(build, canary.name);
      const { percentage, name: channel } = canary;
      const since = begunAt(canary, history);
      const more = { app: build.name, channel, percentage, since };
      return { ...build, ...more, served: own?.served, health: own };
    }),
  );
  return [...Map.groupBy([...stable, ...tried], ({ app }) => app).values()].flat();
}
