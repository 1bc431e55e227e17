import type { Diagnosis } from '@camp/contracts/staff/diagnostics';
import type { AppContext } from '#context.ts';
import { check, diagnosisOf } from './check.ts';
import { lookAtMailQueue, lookAtMailServer } from './mail-checks.ts';
import { lookAtAuditChain, lookAtDatabase, lookAtRelease, lookAtSessions } from './site-checks.ts';

/** Checks everything the site depends on, all at the same time. */
export async function examineSite(context: AppContext): Promise<Diagnosis> {
  const { log, db, env } = context;
  const checks = await Promise.all([
    check(log, { name: 'database', at: () => lookAtDatabase(db) }),
    check(log, { name: 'sessions', at: () => lookAtSessions(context) }),
    check(log, { name: 'mail_server', at: () => lookAtMailServer(env.SMTP_URL) }),
    check(log, { name: 'mail_queue', at: lookAtMailQueue }),
    check(log, { name: 'audit_chain', at: () => lookAtAuditChain(context) }),
    check(log, { name: 'release', at: () => lookAtRelease(context) }),
  ]);
  return diagnosisOf(checks);
}

/**
 * Maximum age of a diagnosis that is not asked for by itself, in milliseconds: mail servers do not like to be
 * asked all day.
 */
const recentMs = 60_000;

interface DatedDiagnosis extends Diagnosis {
  checkedAt: Date;
}

const recent = new WeakMap<AppContext, { at: number; diagnosis: Promise<DatedDiagnosis> }>();

/** Returns the checks of the last minute, no matter who asked for them, or new ones. */
export function recentDiagnosis(context: AppContext): Promise<DatedDiagnosis> {
  const known = recent.get(context);
  if (known && Date.now() - known.at < recentMs) return known.diagnosis;
  const checkedAt = new Date();
  const diagnosis = examineSite(context).then((found) => ({ ...found, checkedAt }));
  recent.set(context, { at: checkedAt.getTime(), diagnosis });
  return diagnosis;
}
