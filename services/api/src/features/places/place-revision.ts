import type { Transaction } from 'sequelize';
import { Feed } from '#models/feed.ts';
import { PlaceRevision } from '#models/place.ts';

/**
 * Locks the revision. Everything that changes what is shown of places does so one at a time, and counts the
 * revision up: to write the row takes its lock, whether it is there or not.
 */
export async function lockRevision(transaction: Transaction): Promise<PlaceRevision> {
  const row = { id: 1, revision: 0 };
  await PlaceRevision.bulkCreate([row], { updateOnDuplicate: ['id'], transaction });
  return PlaceRevision.findOne({ where: { id: row.id }, rejectOnEmpty: true, transaction });
}

/** Returns the revision in the database. */
export async function revisionNow(): Promise<number> {
  const row = await PlaceRevision.findOne();
  return row?.revision ?? 0;
}

/** Returns a text that stands for all facts of places, including what feeds say of them. */
export async function revisionText(): Promise<string> {
  const [places, feeds] = await Promise.all([revisionNow(), Feed.sum('revision')]);
  return `${places}.${feeds || 0}`;
}
