import type { CallResult } from '@camp/contracts/endpoint';
import type { readTrial } from '@camp/contracts/releases';
import type { Releases } from '#releases.ts';
import { errorBudget } from './error-budget.ts';
import { presentFigures } from './release-health.service.ts';
import type { ReleaseRecords } from './release-records.ts';
import { trialHealth } from './trial-health.ts';

/** The error budget of what is on trial now. */
export async function showTrial(
  releases: Releases | null,
  records: ReleaseRecords | null,
): Promise<CallResult<typeof readTrial>> {
  const health = records && (await trialHealth(records));
  if (!health) return { trial: null };
  const { canary, stable, verdict } = health;
  return {
    trial: {
      canary: presentFigures(canary),
      stable: presentFigures(stable),
      budget: verdict,
      needed: errorBudget.fewestLoads,
      is_watched: Boolean(releases?.privateKey),
    },
  };
}
