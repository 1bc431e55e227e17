import { maxPlacesInList } from '@camp/contracts/places/saved-places';
import type * as contract from '@camp/contracts/places/saved-places';
import type { Transaction } from 'sequelize';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { type PlaceList, SavedPlace } from '#models/place-list.ts';
import { overviewOf } from './lists.service.ts';
import { entriesOf, findList, keepOrder, lockLists, openOwnList } from './own-lists.ts';
import { type Shelf, summariesOf } from './shelf.ts';

/** Saves a campground, or changes the note of one that is there. */
export async function saveOwnPlace(
  { db, places }: Shelf,
  { actor, params: { list: asked, slug }, body }: Call<typeof contract.savePlace>,
) {
  const userId = actor.user.id;
  const known = await summariesOf(places, [slug]);
  if (!known.has(slug)) throw new ApiError('NOT_FOUND', 'noSuchPlace');
  return db.transaction(async (transaction) => {
    await lockLists(userId, transaction);
    const list =
      asked === 'own'
        ? await openOwnList(userId, transaction)
        : await findList({ userId, list: asked }, transaction);
    await saveIn(list, { slug, ...body }, transaction);
    return overviewOf(userId, transaction);
  });
}

interface SaveInput {
  slug: string;
  note?: string | undefined;
  position?: number | undefined;
}

async function saveIn(
  list: PlaceList,
  { slug, note, position }: SaveInput,
  transaction: Transaction,
): Promise<void> {
  const before = await entriesOf(list, transaction);
  const there = before.find((entry) => entry.slug === slug);
  if (!there && before.length >= maxPlacesInList)
    throw new ApiError('CONFLICT', { key: 'listFull', params: { most: maxPlacesInList } });
  if (!there) await SavedPlace.create({ listId: list.id, slug, note: note ?? '' }, { transaction });
  else if (note !== undefined) await there.update({ note }, { transaction });
  const order = before.map((entry) => entry.slug);
  const wanted = placedAt(order, { slug, position });
  await keepOrder(list, { wanted, present: [...order, slug] }, transaction);
}

/** The order with a slug where it is wanted; without a wish it stays, or comes last. */
function placedAt(order: readonly string[], { slug, position }: SaveInput): string[] {
  if (position === undefined) return order.includes(slug) ? [...order] : [...order, slug];
  return order.filter((each) => each !== slug).toSpliced(position, 0, slug);
}

/** One that is not there counts as removed. */
export function removeOwnPlace(
  { db }: Shelf,
  { actor, params: { list: asked, slug } }: Call<typeof contract.removePlace>,
) {
  const userId = actor.user.id;
  return db.transaction(async (transaction) => {
    await lockLists(userId, transaction);
    const list = await findList({ userId, list: asked }, transaction);
    const entries = await entriesOf(list, transaction);
    const position = entries.findIndex((entry) => entry.slug === slug);
    const entry = entries[position];
    if (entry) {
      await entry.destroy({ transaction });
      const present = entries.map((each) => each.slug).filter((each) => each !== slug);
      await keepOrder(list, { wanted: present, present }, transaction);
    }
    const removed = entry ? { note: entry.note, position } : null;
    return { ...(await overviewOf(userId, transaction)), removed };
  });
}
