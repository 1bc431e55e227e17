import { keptPark, type ParkRow } from '@camp/places/parks';
import type { Transaction } from 'sequelize';
import { Park } from '#models/place.ts';
import type { ChangedPark } from './park-changes.ts';

/** Returns the parks that this version can read, by number. */
export async function keptParks(transaction: Transaction | null): Promise<Map<number, ParkRow>> {
  const kept = await Park.findAll({ transaction });
  return new Map(
    kept.flatMap(({ orcs, factsText }) => {
      const row = keptPark(factsText);
      return row ? [[orcs, row] as const] : [];
    }),
  );
}

/** Keeps the parks that a version of the data changes. */
export async function keepParks(
  changed: readonly ChangedPark[],
  transaction: Transaction,
): Promise<void> {
  const changedAt = new Date();
  const rows = changed.map(({ row }) => ({
    orcs: row.orcs,
    factsText: JSON.stringify(row),
    changedAt,
  }));
  await Park.bulkCreate(rows, { updateOnDuplicate: ['factsText', 'changedAt'], transaction });
}
