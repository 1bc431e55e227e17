import type { CallResult } from '@camp/contracts/client/endpoint';
import type { listUsers } from '@camp/contracts/staff/staff-users';
import type { Sequelize } from 'sequelize';
import type { Call } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { User } from '#models/user.ts';
import { presentStaffUser } from './staff-users.presenter.ts';
import { findUsers, usersAt } from './find-users.ts';
import { filterSql } from './user-filter.ts';
import { reversed, sortingBy } from './user-order.ts';
import {
  type Found,
  isBackward,
  neighboursOf,
  positionOf,
  type PageStart,
  pageStartOf,
} from './page-cursor.ts';

type Query = Call<typeof listUsers.admin>['query'];

/** One page of the users that match search and filters, with their total. */
export async function listUsersPage(
  { db }: AppContext,
  { query, actor }: Call<typeof listUsers.admin>,
): Promise<CallResult<typeof listUsers.admin>> {
  const start = pageStartOf(query, query.cursor);
  const [{ total, ...found }, all] = await Promise.all([
    findPage(db, query, start),
    filterSql(query) ? User.count() : null,
  ]);
  const users = await usersAt(found.rows);
  const first = positionOf(found, total);
  return {
    users: users.map((user) => presentStaffUser(user, actor.user)),
    total,
    all: all ?? total,
    first,
    ...neighboursOf(query, found, first),
  };
}

/** When everything that a cursor led to has gone, that end of the list is shown instead. */
async function findPage(
  db: Sequelize,
  query: Query,
  start: PageStart,
): Promise<Found & { total: number }> {
  const { sort, dir, limit } = query;
  const sorting = sortingBy(sort, dir);
  const backward = isBackward(start);
  const { rows: found, total } = await findUsers(db, {
    filter: filterSql(query),
    sorting: backward ? reversed(sorting) : sorting,
    from: typeof start === 'string' ? null : start,
    limit: limit + 1,
  });
  if (found.length === 0 && typeof start !== 'string') {
    return findPage(db, query, backward ? 'start' : 'end');
  }
  const rows = found.slice(0, limit);
  const hasMore = found.length > limit;
  return { start, rows: backward ? rows.toReversed() : rows, hasMore, total };
}
