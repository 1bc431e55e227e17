import type { Generation } from '@camp/contracts/releases';
import type { ReleaseRecord } from './release-records.ts';

/** A generation with what it changed against the one before; everything is new in the first. */
export function presentGeneration(
  { generation, createdAt, by, versions }: ReleaseRecord,
  before: ReleaseRecord | undefined,
): Generation {
  const parts = [...versions].map(([name, version]) => ({
    name,
    version,
    is_new: before?.versions.get(name) !== version,
  }));
  return { generation, created_at: createdAt, by, parts };
}
