import type { Generation, Canary } from '@camp/contracts/releases';
import type { ReleaseRecord, CanaryRecord } from './release-records.ts';

/** A generation with what it changed against the one before; everything is new in the first. */
export function presentGeneration(
  { generation, createdAt, by, parts, canary }: ReleaseRecord,
  before: ReleaseRecord | undefined,
): Generation {
  return {
    generation,
    created_at: createdAt,
    by,
    parts: [...parts].map(([name, { version, bytes }]) => ({
      name,
      version,
      is_new: before?.parts.get(name)?.version !== version,
      bytes,
    })),
    removed: [...(before?.parts.keys() ?? [])].filter((name) => !parts.has(name)),
    canary: canary && presentCanary(canary),
    canary_change: changeOf(before?.canary ?? null, canary),
  };
}

function presentCanary({ percentage, since, by, tried, parts }: CanaryRecord): Canary {
  const versions = tried.map((name) => ({ name, version: parts.get(name)?.version ?? '' }));
  return { percentage, since, by, parts: versions };
}

function changeOf(
  before: CanaryRecord | null,
  now: CanaryRecord | null,
): Generation['canary_change'] {
  if (!now) return before && 'ended';
  if (before?.since !== now.since) return 'begun';
  return before.percentage === now.percentage ? null : 'changed';
}
