import type { AuditDetails } from '@camp/contracts/staff/audit-actions';
import { type Ending, visitorsIn } from '@camp/contracts/staff/release-visitors';
import { Op } from 'sequelize';
import { AuditEntry } from '#models/audit-entry.ts';
import type { Builds, ReleaseRecords } from './release-records.ts';

/** More than anyone goes back over. */
const maxEndings = 100;

/** Canaries that ended and releases that were taken back automatically, as the audit log has it. */
export interface Endings {
  /** By the generation that it was done with. */
  made: ReadonlyMap<number, Ending>;
  /** Why a build was, by {@link buildKey}; the last time counts. */
  bad: ReadonlyMap<string, Ending>;
}

export const buildKey = (app: string, version: string) => `${app} ${version}`;

type EndingDetails = AuditDetails['release.canary_ended' | 'release.taken_back'];

/** Reads the endings, all or since a time, from the audit log, and from the releases which builds they were of. */
export async function automaticEndings(records: ReleaseRecords, since?: Date): Promise<Endings> {
  const entries = await AuditEntry.findAll({
    where: {
      action: ['release.canary_ended', 'release.taken_back'],
      ...(since && { createdAt: { [Op.gte]: since } }),
    },
    order: [['id', 'DESC']],
    limit: maxEndings,
  });
  const made = new Map<number, Ending>();
  const bad = new Map<string, Ending>();
  for (const { details } of entries.toReversed()) {
    const told = details as unknown as EndingDetails;
    const ending = endingOf(told);
    made.set(told.now, ending);
    for (const [app, { version }] of await buildsOf(told, records)) {
      if (told.apps.includes(app)) bad.set(buildKey(app, version), ending);
    }
  }
  return { made, bad };
}

/** Entries from before had no cause. */
function endingOf(told: EndingDetails): Ending {
  const { apps, cause = null } = told;
  const counted = 'canary' in told ? visitorsIn(told.canary) : told.since;
  const { visitors, failures } = counted;
  const reason = 'reason' in told ? told.reason : 'failures';
  return { reason, apps: [...apps], visitors, failures, cause };
}

/** The builds of the canary, or of everyone; none where the release is no longer kept. */
async function buildsOf(told: EndingDetails, records: ReleaseRecords): Promise<Builds> {
  const record = await records.of(told.was);
  if (!('canary' in told)) return record?.builds ?? new Map();
  const canary = record?.canaries.find(({ apps }) => apps.join('+') === told.apps.join('+'));
  return canary?.builds ?? new Map();
}

/** Returns the endings of those builds that would come in place of what is live. */
export const badAmong = (
  builds: ReadonlyMap<string, { version: string }>,
  live: Builds,
  { bad }: Endings,
): Ending[] =>
  [...builds].flatMap(([app, { version }]) => {
    const ending = live.get(app)?.version === version ? undefined : bad.get(buildKey(app, version));
    return ending ? [ending] : [];
  });
