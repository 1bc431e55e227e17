import { Op, type Sequelize } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { RecordedGeneration } from '#models/recorded-generation.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Forgets newer generations after an older release store was restored: they are no longer expected, and their
 * numbers may come again with other content (docs/decisions/releases.md#0118).
 * @throws {@link OperatorError}
 */
export function forgetNewer(db: Sequelize, given: string): Promise<string> {
  const now = Number(given);
  if (!/^\d{1,9}$/.test(given)) throw new OperatorError(`${given} is no number of a generation.`);
  return db.transaction(async (transaction) => {
    const where = { generation: { [Op.gt]: now } };
    const forgotten = await RecordedGeneration.destroy({ where, transaction });
    if (forgotten === 0) return `No generation after ${now} is on record.`;
    const details = { now, by: 'operator' } as const;
    await writeAudit({ action: 'release.restored', details, request: null }, transaction);
    return `Forgotten: ${forgotten}, all after generation ${now}. Restart the API, and publish anew.`;
  });
}
