import type { Diagnosis } from '@camp/contracts/diagnostics';
import type { AppContext } from '#context.ts';
import { check, diagnosisOf } from './check.ts';
import { lookAtMailQueue, lookAtMailServer } from './mail-checks.ts';
import {
  lookAtAuditChain,
  lookAtDatabase,
  lookAtRelease,
  lookAtSessions,
  readOnce,
  writeOnce,
} from './site-checks.ts';

/** Everything the site leans on, looked at side by side. */
export async function examineSite(context: AppContext): Promise<Diagnosis> {
  const { log, db, env, releases } = context;
  const checks = await Promise.all([
    check(log, { name: 'database', at: () => lookAtDatabase(db) }),
    check(log, { name: 'sessions', at: () => lookAtSessions(context) }),
    check(log, { name: 'mail_server', at: () => lookAtMailServer(env.SMTP_URL) }),
    check(log, { name: 'mail_queue', at: lookAtMailQueue }),
    check(log, { name: 'audit_chain', at: () => lookAtAuditChain(db) }),
    check(log, { name: 'release', at: () => lookAtRelease(releases) }),
  ]);
  return diagnosisOf(checks);
}

/** One read and one write in the database. */
export async function examineDatabase({ log, db }: AppContext): Promise<Diagnosis> {
  const checks = await Promise.all([
    check(log, { name: 'read', at: () => readOnce(db) }),
    check(log, { name: 'write', at: () => writeOnce(db) }),
  ]);
  return diagnosisOf(checks);
}
