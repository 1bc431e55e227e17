import type { Ending } from '@camp/contracts/staff/release-visitors';
import type { Canary, Generation } from '@camp/contracts/staff/releases';
import { buildKey, type Endings } from './endings.ts';
import type { BuildRun, ServedPeriod } from './periods.ts';
import type { LoadCount } from './release-metrics.ts';
import type { CanaryRecord, ReleaseRecord } from './release-records.ts';
import { watchdogNames } from './watchdog-input.ts';

interface Input {
  record: ReleaseRecord;
  before: ReleaseRecord | undefined;
  loads: ReadonlyMap<string, LoadCount>;
  endings: Endings;
  period: ServedPeriod | undefined;
  runOf: (app: string, generation: number) => BuildRun | undefined;
}

/** A generation with what it changed since the one before. In the first, everything is new. */
export function presentGeneration(input: Input): Generation {
  const { record, before, endings, period } = input;
  const ending = endings.made.get(record.generation);
  const { generation, createdAt, by, smoke, isKept, offline, builds, canaries } = record;
  return {
    generation,
    created_at: createdAt,
    by,
    made_by: makerOf(by),
    smoke: smoke && { browser: smoke.browser, pages: smoke.pages },
    is_kept: isKept,
    ...(offline && { offline }),
    builds: [...builds].map(([name, { version, bytes, commit }]) => ({
      ...presentBuild({ name, version, commit }, input),
      ...input.runOf(name, generation),
      is_new: before?.builds.get(name)?.version !== version,
      bytes,
    })),
    removed: [...(before?.builds.keys() ?? [])].filter((name) => !builds.has(name)),
    canaries: canaries.map((canary) => presentCanary(canary, input)),
    canary_changes: changesOf(before?.canaries ?? [], canaries).map((change) => ({
      ...change,
      ...(ending && isOf(ending, change) && { ending }),
    })),
    ...(ending && by === watchdogNames.live && { taken_back: ending }),
    ...(period && { unchanged_since: period.first.createdAt, served: period.served }),
  };
}

function makerOf(by: string): Generation['made_by'] {
  if (by === watchdogNames.live) return 'automatic-rollback';
  return by === watchdogNames.canary ? 'error-budget' : 'person';
}

function presentBuild(
  { name, version, commit }: { name: string; version: string; commit: string | undefined },
  { loads: counted, endings }: Input,
) {
  const key = buildKey(name, version);
  const { loads = 0, failures = 0 } = counted.get(key) ?? {};
  const bad = endings.bad.get(key);
  return { name, version, loads, failures, ...(commit && { commit }), ...(bad && { bad }) };
}

function presentCanary(canary: CanaryRecord, input: Input): Canary {
  const { percentage, since, by, builds, outdated } = canary;
  return {
    name: canary.name,
    percentage,
    since,
    by,
    builds: [...builds].map(([name, { version, commit }]) =>
      presentBuild({ name, version, commit }, input),
    ),
    outdated: [...outdated],
  };
}

type Changes = Generation['canary_changes'];

const isOf = ({ apps }: Ending, { name, change }: Changes[number]) =>
  change === 'ended' && name === apps.join('+');

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
