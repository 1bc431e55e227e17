import type { Transaction } from 'sequelize';
import { Feed } from '#models/feed.ts';
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

/** As the database has it. */
export async function revisionNow(): Promise<number> {
  const row = await PlaceRevision.findOne();
  return row?.revision ?? 0;
}

/** Stands for all that is told of places, what feeds say of them included. */
export async function revisionText(): Promise<string> {
  const [places, feeds] = await Promise.all([revisionNow(), Feed.sum('revision')]);
  return `${places}.${feeds || 0}`;
}
