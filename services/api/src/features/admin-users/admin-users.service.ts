import type { CallResult } from '@camp/contracts/endpoint';
import type { listUsers } from '@camp/contracts/users';
import { col, fn, Op, where, type WhereOptions } from 'sequelize';
import { refusals } from '#http/refusal.ts';
import type { Call } from '#http/route.ts';
import { User } from '#models/user.ts';
import { presentStaffUser } from './admin-users.presenter.ts';
import { after, decodeCursor, encodeCursor, orderBy, type Sorting } from './keyset.ts';

type Query = Call<typeof listUsers>['query'];

/** Attribute of the model that each sort key of the contract stands for. */
const sortAttributes = {
  id: 'id',
  username: 'usernameKey',
  email: 'emailKey',
  role: 'role',
  created_at: 'createdAt',
  last_login: 'lastLogin',
} as const satisfies Record<Query['sort'], keyof User>;

/** One page of the users that fit a search and filters, with their total (decision 23). */
export async function listUsersPage({
  query,
  actor,
}: Call<typeof listUsers>): Promise<CallResult<typeof listUsers>> {
  if (!actor) throw refusals.signInFirst();
  const sorting: Sorting = { attribute: sortAttributes[query.sort], direction: query.dir };
  const filters = filtersOf(query);
  const page = query.cursor ? [...filters, after(sorting, decodeCursor(query.cursor))] : filters;
  const [total, rows] = await Promise.all([
    User.count({ where: { [Op.and]: filters } }),
    User.findAll({
      where: { [Op.and]: page },
      order: orderBy(sorting),
      limit: query.limit + 1,
    }),
  ]);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const next = rows.length > shown.length && last ? cursorOf(last, query.sort) : null;
  return { users: shown.map((user) => presentStaffUser(user, actor.user)), total, next };
}

function cursorOf(user: User, sort: Query['sort']): string {
  const value = user[sortAttributes[sort]];
  return encodeCursor([value instanceof Date ? value.toISOString() : value, user.id]);
}

function filtersOf({ search, role, subscriber, verified }: Query): WhereOptions[] {
  const filters: WhereOptions[] = [];
  if (role) filters.push({ role });
  if (verified) filters.push({ emailVerified: Number(verified) });
  if (subscriber === '1') filters.push({ [Op.or]: [{ isSubscriber: 1 }, { isPaid: 1 }] });
  if (subscriber === '0') filters.push({ isSubscriber: 0, isPaid: 0 });
  if (search) filters.push(matching(search));
  return filters;
}

const searchedColumns = ['username_key', 'email_key', 'display_name', 'location'];

/** Users in whose name, e-mail or location the text occurs, in any case; `%` and `_` mean themselves. */
function matching(search: string): WhereOptions {
  const needle = search.toLowerCase();
  return {
    [Op.or]: searchedColumns.map((column) =>
      where(fn('instr', fn('lower', col(column)), needle), Op.gt, 0),
    ),
  };
}
