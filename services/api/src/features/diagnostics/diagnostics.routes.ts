import { debugDbPing, debugHealth, type Diagnosis } from '@camp/contracts/staff/diagnostics';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
import { check, diagnosisOf } from './check.ts';
import { readOnce, writeOnce } from './site-checks.ts';
import { examineSite } from './site-diagnosis.ts';

export const diagnosticsRoutes = (context: AppContext) =>
  routerOf([
    route(debugHealth, 'admin', () => examineSite(context)),
    route(debugDbPing, 'admin', () => examineDatabase(context)),
  ]);

/** Reads and writes in the database, once each. */
async function examineDatabase({ log, db }: AppContext): Promise<Diagnosis> {
  const checks = await Promise.all([
    check(log, { name: 'read', at: () => readOnce(db) }),
    check(log, { name: 'write', at: () => writeOnce(db) }),
  ]);
  return diagnosisOf(checks);
}
