import type { Generation, Trial } from '@camp/contracts/releases';
import type { ReleaseRecord, TrialRecord } from './release-records.ts';

/** A generation with what it changed against the one before; everything is new in the first. */
export function presentGeneration(
  { generation, createdAt, by, parts, trial }: ReleaseRecord,
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
    trial: trial && presentTrial(trial),
    trial_change: changeOf(before?.trial ?? null, trial),
  };
}

function presentTrial({ percentage, since, by, tried, parts }: TrialRecord): Trial {
  const versions = tried.map((name) => ({ name, version: parts.get(name)?.version ?? '' }));
  return { percentage, since, by, parts: versions };
}

function changeOf(before: TrialRecord | null, now: TrialRecord | null): Generation['trial_change'] {
  if (!now) return before && 'ended';
  if (before?.since !== now.since) return 'begun';
  return before.percentage === now.percentage ? null : 'changed';
}
