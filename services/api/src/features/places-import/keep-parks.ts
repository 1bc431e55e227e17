import { isDeepStrictEqual } from 'node:util';
import { isAskedSource, keptPark } from '@camp/places/parks';
import type { PlacesData } from '@camp/places/read-data';
import type { Transaction } from 'sequelize';
import { Park } from '#models/place.ts';

/**
 * Keeps the parks of a version of the data. What the source itself has answered since is newer than any file.
 * @returns whether any is another than before.
 */
export async function keepParks(
  { parks }: Pick<PlacesData, 'parks'>,
  transaction: Transaction,
): Promise<boolean> {
  const kept = await Park.findAll({ transaction });
  const before = new Map(kept.map((park) => [park.orcs, keptPark(park.factsText)]));
  const changed = parks.filter((row) => {
    const known = before.get(row.orcs);
    const isAsked = known?.sources.facts.some(isAskedSource) ?? false;
    return !isAsked && !isDeepStrictEqual(known, row);
  });
  const changedAt = new Date();
  const rows = changed.map((row) => ({
    orcs: row.orcs,
    factsText: JSON.stringify(row),
    changedAt,
  }));
  await Park.bulkCreate(rows, { updateOnDuplicate: ['factsText', 'changedAt'], transaction });
  return changed.length > 0;
}
