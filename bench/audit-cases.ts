import type { Case } from './timings.ts';

const busyActor = 'actor=1001';
const rareActor = 'actor=1500';
const someTarget = 'target=1500';
const busyAddress = 'ip=203.0.113.7';
const rareAddress = 'ip=10.1.31.41';
const someDays = 'from=2024-01-02T00:00:00Z&to=2024-01-05T00:00:00Z';

const queries = [
  '',
  someDays,
  'action=auth.login',
  'action=user.delete',
  'action=no.such.action',
  'action=auth.login&action=auth.logout&action=user.role&action=user.delete',
  busyActor,
  rareActor,
  someTarget,
  busyAddress,
  rareAddress,
  `${busyActor}&action=user.role`,
  `${busyActor}&action=auth.login&${someDays}`,
  `${someTarget}&action=auth.login`,
  `${busyActor}&${someTarget}`,
  `${busyActor}&${busyAddress}`,
  `action=user.delete&${busyAddress}`,
  `${busyActor}&${busyAddress}&action=auth.logout&action=user.role&${someDays}`,
  'q=every-tenth',
  'q=needle-in-the-haystack',
  'q=firefox&action=auth.login',
  `q=nothing-like-it&${busyActor}`,
];

/** The first page of every filter of the audit log, alone and together, with matches that are many, few and none. */
export function auditCases(): Case[] {
  return queries.map((query) => ({
    name: query || 'no filter',
    path: `/api/admin/audit-logs?limit=50&${query}`,
  }));
}
