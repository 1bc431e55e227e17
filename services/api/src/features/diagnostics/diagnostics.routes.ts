import { debugDbPing, debugHealth, type Diagnosis } from '@camp/contracts/staff/diagnostics';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
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

export const diagnosticsRoutes = (context: AppContext) =>
  routerOf([
    route(debugHealth, 'admin', () => examineSite(context)),
    route(debugDbPing, 'admin', () => examineDatabase(context)),
  ]);

/** Checks everything the site depends on, all at the same time. */
async function examineSite(context: AppContext): Promise<Diagnosis> {
  const { log, db, env, releases } = context;
  const checks = await Promise.all([
    check(log, { name: 'database', at: () => lookAtDatabase(db) }),
    check(log, { name: 'sessions', at: () => lookAtSessions(context) }),
    check(log, { name: 'mail_server', at: () => lookAtMailServer(env.SMTP_URL) }),
    check(log, { name: 'mail_queue', at: lookAtMailQueue }),
    check(log, { name: 'audit_chain', at: () => lookAtAuditChain(context) }),
    check(log, { name: 'release', at: () => lookAtRelease(releases) }),
  ]);
  return diagnosisOf(checks);
}

/** Reads and writes in the database, once each. */
async function examineDatabase({ log, db }: AppContext): Promise<Diagnosis> {
  const checks = await Promise.all([
    check(log, { name: 'read', at: () => readOnce(db) }),
    check(log, { name: 'write', at: () => writeOnce(db) }),
  ]);
  return diagnosisOf(checks);
}
