import type { Generation, Canary } from '@camp/contracts/releases';
import type { ReleaseRecord, CanaryRecord } from './release-records.ts';

/** A generation with what it changed against the one before; everything is new in the first. */
export function presentGeneration(
  { generation, createdAt, by, builds, canary }: ReleaseRecord,
  before: ReleaseRecord | undefined,
): Generation {
  return {
    generation,
    created_at: createdAt,
    by,
    builds: [...builds].map(([name, { version, bytes }]) => ({
      name,
      version,
      is_new: before?.builds.get(name)?.version !== version,
      bytes,
    })),
    removed: [...(before?.builds.keys() ?? [])].filter((name) => !builds.has(name)),
    canary: canary && presentCanary(canary),
    canary_change: changeOf(before?.canary ?? null, canary),
  };
}

function presentCanary({ percentage, since, by, tried, builds }: CanaryRecord): Canary {
  const versions = tried.map((name) => ({ name, version: builds.get(name)?.version ?? '' }));
  return { percentage, since, by, builds: versions };
}

function changeOf(
  before: CanaryRecord | null,
  now: CanaryRecord | null,
): Generation['canary_change'] {
  if (!now) return before && 'ended';
  if (before?.since !== now.since) return 'begun';
  return before.percentage === now.percentage ? null : 'changed';
}
