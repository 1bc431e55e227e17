import type { CallResult } from '@camp/contracts/endpoint';
import type { readCanaryHealth } from '@camp/contracts/releases';
import type { Releases } from '#releases.ts';
import { errorBudget } from './error-budget.ts';
import { presentLoadStats } from './release-health.service.ts';
import type { ReleaseRecords } from './release-records.ts';
import { canaryHealth } from './canary-health.ts';

/** The error budget of the canary now. */
export async function showCanaryHealth(
  releases: Releases | null,
  records: ReleaseRecords | null,
): Promise<CallResult<typeof readCanaryHealth>> {
  const health = records && (await canaryHealth(records));
  if (!health) return { health: null };
  const { stats, verdict } = health;
  return {
    health: {
      canary: presentLoadStats(stats.canary),
      stable: presentLoadStats(stats.stable),
      budget: verdict,
      needed: errorBudget.fewestLoads,
      is_watched: Boolean(releases?.privateKey),
    },
  };
}
