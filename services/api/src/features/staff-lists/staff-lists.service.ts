import {
  type keepListView,
  type ListView,
  listViewSchema,
  maxSavedFilters,
  type readStaffList,
  type removeFilter,
  type SavedFilter as ShownFilter,
  type saveFilter,
  type StaffList,
} from '@camp/contracts/staff/staff-lists';
import type { Transaction } from 'sequelize';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { SavedFilter, StaffPreference } from '#models/staff-list.ts';
import { User } from '#models/user.ts';

/*
 * None of this leaves an audit event: it changes how a list looks to one person, and nothing of anyone else's
 * (docs/decisions/staff-lists.md#0155).
 */

/** One list of one person. */
interface Own {
  userId: number;
  list: StaffList;
}

export async function readOwnList({ actor, params: { list } }: Call<typeof readStaffList>) {
  const own = { userId: actor.user.id, list };
  const [kept, filters] = await Promise.all([
    StaffPreference.findOne({ where: { ...own } }),
    filtersOf(own),
  ]);
  return { view: kept ? viewIn(kept.viewText) : null, filters };
}

/** Null where it was kept by a release that knew other views. */
function viewIn(text: string): ListView | null {
  return listViewSchema.safeParse(JSON.parse(text)).data ?? null;
}

export async function keepView({ actor, params: { list }, body }: Call<typeof keepListView>) {
  const own = { userId: actor.user.id, list };
  await StaffPreference.upsert({ ...own, viewText: JSON.stringify(body), updatedAt: new Date() });
  return { view: body };
}

export function saveOwnFilter(
  { db }: AppContext,
  { actor, params: { list }, body: { name, query } }: Call<typeof saveFilter>,
) {
  const own = { userId: actor.user.id, list };
  return db.transaction(async (transaction) => {
    /* One at a time, so that two at once do not make one too many. */
    await User.findByPk(own.userId, { attributes: ['id'], lock: true, transaction });
    const same = await SavedFilter.findOne({ where: { ...own, name }, transaction });
    if (same) await same.update({ query }, { transaction });
    else await addFilter({ ...own, name, query }, transaction);
    return { filters: await filtersOf(own, transaction) };
  });
}

type NewFilter = Own & { name: string; query: string };

async function addFilter({ userId, list, ...filter }: NewFilter, transaction: Transaction) {
  const kept = await SavedFilter.count({ where: { userId, list }, transaction });
  if (kept >= maxSavedFilters) {
    throw new ApiError('CONFLICT', { key: 'tooManyFilters', params: { most: maxSavedFilters } });
  }
  await SavedFilter.create({ userId, list, ...filter }, { transaction });
}

export async function removeOwnFilter({ actor, params }: Call<typeof removeFilter>) {
  const own = { userId: actor.user.id, list: params.list };
  await SavedFilter.destroy({ where: { ...own, id: params.id } });
  return { filters: await filtersOf(own) };
}

async function filtersOf(own: Own, transaction: Transaction | null = null): Promise<ShownFilter[]> {
  const filters = await SavedFilter.findAll({ where: { ...own }, order: ['name'], transaction });
  return filters.map(({ id, name, query }) => ({ id, name, query }));
}
