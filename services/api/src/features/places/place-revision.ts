import type { Transaction } from 'sequelize';
import { PlaceRevision } from '#models/place.ts';

/**
 * Whatever changes what is told of places does so one at a time, and counts the revision up: to write the row takes
 * its lock, whether it is there or not.
 */
export async function lockRevision(transaction: Transaction): Promise<PlaceRevision> {
  const row = { id: 1, revision: 0 };
  await PlaceRevision.bulkCreate([row], { updateOnDuplicate: ['id'], transaction });
  return PlaceRevision.findOne({ where: { id: row.id }, rejectOnEmpty: true, transaction });
}
