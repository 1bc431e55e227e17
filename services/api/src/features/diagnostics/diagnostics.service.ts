import type { Diagnosis } from '@camp/contracts/diagnostics';
import type { Services } from '#services.ts';
import { lookAtAuditChain } from './audit-chain-check.ts';
import { check, diagnosisOf } from './check.ts';
import { lookAtDatabase, readOnce, writeOnce } from './database-checks.ts';
import { lookAtMailQueue, lookAtMailServer } from './mail-checks.ts';
import { lookAtRelease } from './release-check.ts';
import { lookAtSessions } from './session-check.ts';

/** Everything the site leans on, looked at side by side. */
export async function examineSite(services: Services): Promise<Diagnosis> {
  const { log, db, env, releases } = services;
  const checks = await Promise.all([
    check(log, { name: 'database', at: () => lookAtDatabase(db) }),
    check(log, { name: 'sessions', at: () => lookAtSessions(services) }),
    check(log, { name: 'mail_server', at: () => lookAtMailServer(env.SMTP_URL) }),
    check(log, { name: 'mail_queue', at: lookAtMailQueue }),
    check(log, { name: 'audit_chain', at: () => lookAtAuditChain(db) }),
    check(log, { name: 'release', at: () => lookAtRelease(releases) }),
  ]);
  return diagnosisOf(checks);
}

/** One read and one write in the database. */
export async function examineDatabase({ log, db }: Services): Promise<Diagnosis> {
  const checks = await Promise.all([
    check(log, { name: 'read', at: () => readOnce(db) }),
    check(log, { name: 'write', at: () => writeOnce(db) }),
  ]);
  return diagnosisOf(checks);
}
