import type { Check } from '@camp/contracts/staff/diagnostics';
import type { AuditEntry } from '@camp/contracts/staff/audit';
import type { AuditVerification } from '@camp/contracts/staff/audit-verification';
import { instant, newMember } from './api-under-test.ts';
import type { OwnApi } from './own-api.ts';
import { until } from '#infra/test-servers/programs.ts';
import type { Visitor } from './visitor.ts';

interface LogPage {
  logs: AuditEntry[];
  next: string | null;
  searched_back_to: string | null;
}

export async function readLogs(visitor: Visitor, filters = ''): Promise<LogPage> {
  const { status, body } = await visitor.get(`/api/admin/audit-logs?${filters}`);
  if (status !== 200) throw new Error(`The log answered ${status}: ${JSON.stringify(body)}`);
  return body as unknown as LogPage;
}

/** Returns every entry that fits, by loading older ones until there are none. */
export async function readAllLogs(visitor: Visitor, filters = ''): Promise<AuditEntry[]> {
  const logs: AuditEntry[] = [];
  for (let cursor = ''; ;) {
    const page = await readLogs(visitor, `${filters}&cursor=${cursor}`);
    logs.push(...page.logs);
    if (!page.next) return logs;
    cursor = page.next;
  }
}

export async function verify(visitor: Visitor, after = 0): Promise<AuditVerification> {
  const { status, body } = await visitor.get(`/api/admin/audit-logs/verify?after=${after}`);
  if (status !== 200) throw new Error(`Verify answered ${status}: ${JSON.stringify(body)}`);
  return body as unknown as AuditVerification;
}

/** Has an entry written the usual way: by a sign-in that fails. */
export async function writeEntry(api: OwnApi): Promise<void> {
  const guess = { identifier: newMember().email, password: 'Wrong-Password-1' };
  const { status } = await api.newVisitor().post('/api/auth/login', guess);
  if (status !== 401) throw new Error(`The sign-in answered ${status}.`);
}

/** Waits until every entry that may be sealed is sealed. */
export function allSealed(visitor: Visitor): Promise<void> {
  return until(async () => (await verify(visitor)).unsealed === 0, 'All entries are sealed');
}

/** An entry that a test writes into the log itself; it has no proof. */
export interface WrittenEntry {
  created_at: string;
  action: string;
  actor: number | null;
  target: number | null;
  ip: string;
  userAgent: string;
  details: object;
}

/** Inserts entries as they are. The API's own log would no longer verify: only for an API of the test's own. */
export async function insertEntries(api: OwnApi, entries: WrittenEntry[]): Promise<void> {
  const rows = entries.map((entry) => [
    instant(entry.created_at.replace('T', ' ').replace('Z', '')),
    entry.action,
    entry.actor,
    entry.target,
    entry.ip,
    entry.userAgent,
    JSON.stringify(entry.details),
  ]);
  await api.query(
    `INSERT INTO audit_log
      (created_at, action, actor_user_id, target_user_id, request_ip, user_agent, details)
      VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
    rows.flat(),
  );
}

/** Returns the check of the audit chain in the health report. */
export async function chainInHealth(reader: Visitor): Promise<Check | undefined> {
  const { body } = await reader.get('/api/debug/health');
  return (body['checks'] as Check[]).find(({ name }) => name === 'audit_chain');
}
