import type { AuditAction } from '@camp/contracts/staff/audit-actions';
import type { Sequelize } from 'sequelize';
import { readEntry, type SealedEntryRow, sealOf, selectSealed } from '#audit/stored-entry.ts';
import { change, read, sql, type Sql } from '#db/sql.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { redactionOf, type Seal } from '#secrets/audit-link.ts';
import type { StoredEntry } from '#secrets/audit-proof.ts';
import type { KeyRing } from '#secrets/key-ring.ts';
import { withoutPersonal } from './personal-details.ts';

/** Acts that end an account. Their entry is emptied last, so that one which still stands is work to do. */
const deletions: AuditAction[] = [
  'account.delete',
  'auth.withdraw_registration',
  'user.delete',
  'user.expire',
];

/** No mailbox has it (RFC 2606, 2). */
const nobody = 'deleted@campbc.invalid';

const batchSize = 200;

interface Retention {
  db: Sequelize;
  keys: KeyRing;
  /** Time after the deletion of an account, in milliseconds. */
  keptMs: number;
}

/**
 * Takes names, addresses, places and devices of deleted people out of the audit log and the outbox. What
 * happened stays, by their number, and the chain still verifies (docs/decisions/people.md#0125).
 * Returns how many people it finished, at most `limit`.
 */
export async function forgetDeleted(retention: Retention, limit: number): Promise<number> {
  const { db, keptMs } = retention;
  const before = new Date(Date.now() - keptMs);
  const where = sql`entry.action IN (${deletions}) AND entry.created_at < ${before}
    AND entry.redaction IS NULL`;
  const ended = await sealedEntries(db, { where, limit });
  let finished = 0;
  for (const deletion of ended) {
    const { targetUserId } = deletion.entry;
    if (targetUserId === null) continue;
    await forgetPerson(retention, targetUserId);
    if (await redact(retention, { ...deletion, userId: targetUserId })) finished += 1;
  }
  return finished;
}

async function forgetPerson(retention: Retention, userId: number): Promise<void> {
  const { db } = retention;
  const forgotten = { recipient: nobody, sealedBody: null, lastError: null };
  await OutboxMail.update(forgotten, { where: { userId } });
  for (let after = 0; ;) {
    const entries = await sealedEntries(db, {
      where: sql`entry.id > ${after} AND entry.action NOT IN (${deletions}) AND (
        (entry.actor_user_id = ${userId} AND (entry.redaction IS NULL OR entry.request_ip <> ''))
        OR (entry.target_user_id = ${userId} AND entry.redaction IS NULL))`,
      limit: batchSize,
    });
    for (const sealed of entries) await redact(retention, { ...sealed, userId });
    after = entries.at(-1)?.entry.id ?? after;
    if (entries.length < batchSize) return;
  }
}

interface SealedEntry {
  entry: StoredEntry;
  seal: Seal;
}

interface Selection {
  where: Sql;
  limit: number;
}

async function sealedEntries(db: Sequelize, { where, limit }: Selection): Promise<SealedEntry[]> {
  const rows = await read<SealedEntryRow>(
    db,
    sql`${selectSealed} WHERE ${where} ORDER BY entry.id LIMIT ${limit}`,
  );
  return rows.map((row) => ({ entry: readEntry(row), seal: sealOf(row) }));
}

/** Returns false when the entry is not as it was sealed: then it stays, to be looked into. */
async function redact(
  { db, keys }: Retention,
  { entry, seal, userId }: SealedEntry & { userId: number },
): Promise<boolean> {
  /* An act on an account without a sign-in was most likely its owner's. */
  const isTheirs = entry.actorUserId === userId || entry.actorUserId === null;
  const place = isTheirs ? { requestIp: '', userAgent: '' } : {};
  const left = { ...entry, ...place, details: withoutPersonal(entry.details) };
  const redaction = redactionOf({ entry, seal, left }, keys);
  if (redaction === null) return false;
  const { requestIp, userAgent } = left;
  const details = JSON.stringify(left.details);
  await change(
    db,
    sql`UPDATE audit_log SET request_ip = ${requestIp}, user_agent = ${userAgent},
      details = ${details}, redaction = ${redaction} WHERE id = ${entry.id}`,
  );
  return true;
}
