import { maxLists } from '@camp/contracts/places/saved-places';
import type { Transaction } from 'sequelize';
import { ApiError } from '#errors/api-error.ts';
import { PlaceList, SavedPlace } from '#models/place-list.ts';
import { User } from '#models/user.ts';

/** A list as calls name it: by its id, or the one without a name. */
export type ListName = number | 'own';

/** Finds a person's lists, the one without a name first and then by name. */
export async function listsOf(
  userId: number,
  transaction: Transaction | null = null,
): Promise<PlaceList[]> {
  const lists = await PlaceList.findAll({ where: { userId }, transaction });
  return lists.toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}

/** @throws NOT_FOUND also for a list of someone else's. */
export async function findList(
  { userId, list }: { userId: number; list: ListName },
  transaction: Transaction | null = null,
): Promise<PlaceList> {
  const where = list === 'own' ? { userId, name: null } : { userId, id: list };
  const found = await PlaceList.findOne({ where, transaction });
  if (!found) throw new ApiError('NOT_FOUND', 'noSuchList');
  return found;
}

/** Allows one change to a person's lists at a time, so that two at once do not make one too many. */
export async function lockLists(userId: number, transaction: Transaction): Promise<void> {
  await User.findByPk(userId, { attributes: ['id'], lock: true, transaction });
}

/** The list without a name, made when it is needed first. Call it with the lists locked. */
export async function openOwnList(userId: number, transaction: Transaction): Promise<PlaceList> {
  const where = { userId, name: null };
  const found = await PlaceList.findOne({ where, transaction });
  return found ?? PlaceList.create(where, { transaction });
}

/**
 * A further list. Call it with the lists locked.
 * @throws CONFLICT when there are too many, or one has the name.
 */
export async function addList(
  { userId, name }: { userId: number; name: string },
  transaction: Transaction,
): Promise<PlaceList> {
  const lists = await PlaceList.findAll({ where: { userId }, transaction });
  if (lists.length >= maxLists)
    throw new ApiError('CONFLICT', { key: 'tooManyLists', params: { most: maxLists } });
  requireFreeName(name, lists);
  return PlaceList.create({ userId, name }, { transaction });
}

/** @throws CONFLICT when one of the lists has the name, in upper or lower case. */
export function requireFreeName(name: string, lists: readonly PlaceList[]): void {
  const key = name.toLocaleLowerCase();
  if (lists.some((each) => each.name?.toLocaleLowerCase() === key))
    throw new ApiError('CONFLICT', 'listNameTaken');
}

/** Slugs in the order of their list; those that it does not name come last, the older first. */
export async function entriesOf(
  { id: listId, orderText }: PlaceList,
  transaction: Transaction | null = null,
): Promise<SavedPlace[]> {
  const order = ['createdAt', 'slug'];
  const entries = await SavedPlace.findAll({ where: { listId }, order, transaction });
  const places = new Map(orderIn(orderText).map((slug, index) => [slug, index]));
  const placeOf = ({ slug }: SavedPlace) => places.get(slug) ?? places.size;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function orderIn(text: string): string[] {
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

/** Keeps an order, without what is not in the list. */
export async function keepOrder(
  list: PlaceList,
  { wanted, present }: { wanted: readonly string[]; present: readonly string[] },
  transaction: Transaction,
): Promise<void> {
  const known = new Set(present);
  const order = [...new Set(wanted)].filter((slug) => known.has(slug));
  await list.update({ orderText: JSON.stringify(order), updatedAt: new Date() }, { transaction });
}
