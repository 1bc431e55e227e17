import { QueryTypes, type Sequelize } from 'sequelize';
import { CheckFailed } from './check.ts';

const sealedAfterMs = 60_000;

/** Only so many of the last sealed ids are gone through again: the whole log is for its verification. */
const lookBack = 1_000;

/** Whether entries of the audit log are sealed into its chain soon after they are written. */
export async function lookAtAuditChain(db: Sequelize): Promise<string> {
  const waiting = await db.query(
    `SELECT entry.id FROM audit_log AS entry
     LEFT JOIN audit_chain AS link ON link.entry_id = entry.id
     WHERE entry.id > (SELECT COALESCE(MAX(entry_id), 0) FROM audit_chain) - :lookBack
       AND entry.created_at < :before AND link.entry_id IS NULL
     LIMIT 1`,
    {
      type: QueryTypes.SELECT,
      replacements: { before: new Date(Date.now() - sealedAfterMs), lookBack },
    },
  );
  if (waiting.length > 0) throw new CheckFailed('Entries have waited for more than a minute.');
  return 'Every entry is sealed in time.';
}
