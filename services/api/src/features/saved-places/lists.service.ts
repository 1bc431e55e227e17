import type * as contract from '@camp/contracts/places/saved-places';
import type { Transaction } from 'sequelize';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { type PlaceList, SavedPlace } from '#models/place-list.ts';
import {
  addList,
  entriesOf,
  findList,
  keepOrder,
  listsOf,
  lockLists,
  openOwnList,
  requireFreeName,
} from './own-lists.ts';
import { presentEntry, presentList, presentOverview } from './saved-places.presenter.ts';
import { forgetShare } from './share.service.ts';
import { type Shelf, summariesOf } from './shelf.ts';

/*
 * None of this leaves an audit event: it changes what one person keeps, and nothing of anyone else's
 * (docs/decisions/places.md#0235).
 */

export const readOwnPlaces = ({ actor }: Call<typeof contract.readSavedPlaces>) =>
  overviewOf(actor.user.id);

export async function overviewOf(userId: number, transaction: Transaction | null = null) {
  const lists = await listsOf(userId, transaction);
  const listId = lists.map(({ id }) => id);
  const saved = await SavedPlace.findAll({ where: { listId }, transaction });
  return presentOverview(lists, saved);
}

export function createOwnList(
  { db }: Shelf,
  { actor, body: { name } }: Call<typeof contract.createList>,
) {
  const userId = actor.user.id;
  return db.transaction(async (transaction) => {
    await lockLists(userId, transaction);
    return { list: presentList(await addList({ userId, name }, transaction), 0) };
  });
}

export async function readOwnList(
  shelf: Shelf,
  { actor, params: { list } }: Call<typeof contract.readList>,
) {
  const userId = actor.user.id;
  if (list === 'own') await shelf.db.transaction((transaction) => ownListOf(userId, transaction));
  return { list: await wholeList(shelf, await findList({ userId, list })) };
}

async function ownListOf(userId: number, transaction: Transaction): Promise<PlaceList> {
  await lockLists(userId, transaction);
  return openOwnList(userId, transaction);
}

async function wholeList(shelf: Shelf, list: PlaceList) {
  const entries = await entriesOf(list);
  const campgrounds = await summariesOf(
    shelf.places,
    entries.map(({ slug }) => slug),
  );
  return {
    ...presentList(list, entries.length),
    entries: entries.map((entry) => presentEntry(entry, campgrounds.get(entry.slug) ?? null)),
  };
}

export async function changeOwnList(
  shelf: Shelf,
  { actor, params: { list: asked }, body: { name, order } }: Call<typeof contract.changeList>,
) {
  const userId = actor.user.id;
  const changed = await shelf.db.transaction(async (transaction) => {
    await lockLists(userId, transaction);
    const list = await findList({ userId, list: asked }, transaction);
    if (name !== undefined) await rename(list, name, transaction);
    if (order) {
      const present = (await entriesOf(list, transaction)).map(({ slug }) => slug);
      await keepOrder(list, { wanted: order, present }, transaction);
    }
    return list;
  });
  return { list: await wholeList(shelf, changed) };
}

async function rename(list: PlaceList, name: string, transaction: Transaction): Promise<void> {
  if (list.name === null) throw new ApiError('CONFLICT', 'ownListStays');
  const others = (await listsOf(list.userId, transaction)).filter(({ id }) => id !== list.id);
  requireFreeName(name, others);
  await list.update({ name, updatedAt: new Date() }, { transaction });
}

export function deleteOwnList(
  { db }: Shelf,
  { actor, params: { list: asked } }: Call<typeof contract.deleteList>,
) {
  const userId = actor.user.id;
  return db.transaction(async (transaction) => {
    await lockLists(userId, transaction);
    const list = await findList({ userId, list: asked }, transaction);
    if (list.name === null) throw new ApiError('CONFLICT', 'ownListStays');
    await forgetShare(list, transaction);
    await list.destroy({ transaction });
    return overviewOf(userId, transaction);
  });
}
