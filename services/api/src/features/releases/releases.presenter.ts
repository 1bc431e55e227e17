import type { Canary, Generation } from '@camp/contracts/staff/releases';
import type { LoadCount } from './release-metrics.ts';
import type { CanaryRecord, ReleaseRecord } from './release-records.ts';
import { watchdogNames } from './watchdog-input.ts';

interface Input {
  record: ReleaseRecord;
  before: ReleaseRecord | undefined;
  served: ReadonlyMap<string, LoadCount>;
}

/** A generation with what it changed since the one before. In the first, everything is new. */
export function presentGeneration({ record, before, served }: Input): Generation {
  const { generation, createdAt, by, smoke, isKept, builds, canaries } = record;
  return {
    generation,
    created_at: createdAt,
    by,
    made_by: makerOf(by),
    smoke: smoke && { browser: smoke.browser, pages: smoke.pages },
    is_kept: isKept,
    builds: [...builds].map(([name, { version, bytes }]) => ({
      ...presentBuild({ name, version }, served),
      is_new: before?.builds.get(name)?.version !== version,
      bytes,
    })),
    removed: [...(before?.builds.keys() ?? [])].filter((name) => !builds.has(name)),
    canaries: canaries.map((canary) => presentCanary(canary, served)),
    canary_changes: changesOf(before?.canaries ?? [], canaries),
  };
}

function makerOf(by: string): Generation['made_by'] {
  if (by === watchdogNames.live) return 'automatic-rollback';
  return by === watchdogNames.canary ? 'error-budget' : 'person';
}

function presentBuild(
  { name, version }: { name: string; version: string },
  served: Input['served'],
) {
  const { loads = 0, failures = 0 } = served.get(`${name} ${version}`) ?? {};
  return { name, version, loads, failures };
}

function presentCanary(canary: CanaryRecord, served: Input['served']): Canary {
  const { name, percentage, since, by, builds, outdated } = canary;
  return {
    name,
    percentage,
    since,
    by,
    builds: [...builds].map(([app, { version }]) => presentBuild({ name: app, version }, served)),
    outdated: [...outdated],
  };
}

type Changes = Generation['canary_changes'];

function changesOf(before: readonly CanaryRecord[], now: readonly CanaryRecord[]): Changes {
  const ended = before
    .filter(({ name }) => !now.some((canary) => canary.name === name))
    .map(({ name }) => ({ name, change: 'ended' as const }));
  const others = now.flatMap(({ name, since, percentage }): Changes => {
    const old = before.find((canary) => canary.name === name);
    if (old?.since !== since) return [{ name, change: 'begun' }];
    return old.percentage === percentage ? [] : [{ name, change: 'changed' }];
  });
  return [...ended, ...others];
}
