import type { CallResult } from '@camp/contracts/client/endpoint';
import { type listUsers, maxCounted } from '@camp/contracts/staff/staff-users';
import type { Sequelize } from 'sequelize';
import type { Call } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { presentStaffUser } from './staff-users.presenter.ts';
import { countPeopleRead } from './count-people-read.ts';
import { countUsers } from './count-users.ts';
import { findUsers, usersAt } from './find-users.ts';
import { filterSql } from './user-filter.ts';
import { reversed, sortingBy } from './user-order.ts';
import {
  type FoundPage,
  isBackward,
  neighboursOf,
  positionOf,
  type PageStart,
  pageStartOf,
} from './page-cursor.ts';

type Query = Call<typeof listUsers.admin>['query'];

/** One page of the users that match search and filters, with their total: exact, or capped where that is asked for. */
export async function listUsersPage(
  context: AppContext,
  { query, actor, request }: Call<typeof listUsers.admin>,
): Promise<CallResult<typeof listUsers.admin>> {
  const { db } = context;
  const start = pageStartOf(query, query.cursor);
  const [page, everybody] = await Promise.all([
    findPage(db, query, start),
    filterSql(query) ? countUsers(db, { filter: null, count: query.count }) : null,
  ]);
  const total = shownCount(query, page.total);
  const all = everybody === null ? total : shownCount(query, everybody);
  const users = await usersAt(page.rows);
  await countPeopleRead(context, { actor, request, people: users.length });
  const first = positionOf(page, total.capped ? null : total.number);
  return {
    users: users.map((user) => presentStaffUser(user, actor.user)),
    total: total.number,
    all: all.number,
    ...(query.count === 'capped' && { total_capped: total.capped, all_capped: all.capped }),
    first,
    ...neighboursOf(query, page, first),
  };
}

/** Caps the number where a capped count was asked for, even if it is known by chance: the cap must not come and go. */
function shownCount({ count }: Query, number: number) {
  const capped = count === 'capped' && number > maxCounted;
  return { number: capped ? maxCounted : number, capped };
}

/** Finds a page. If all that a cursor led to has gone, that end of the list is shown instead. */
async function findPage(
  db: Sequelize,
  query: Query,
  start: PageStart,
): Promise<FoundPage & { total: number }> {
  const { sort, dir, limit, count } = query;
  const sorting = sortingBy(sort, dir);
  const backward = isBackward(start);
  const { rows: found, total } = await findUsers(db, {
    filter: filterSql(query),
    sorting: backward ? reversed(sorting) : sorting,
    from: typeof start === 'string' ? null : start,
    limit: limit + 1,
    count,
  });
  if (found.length === 0 && typeof start !== 'string') {
    return findPage(db, query, backward ? 'start' : 'end');
  }
  const rows = found.slice(0, limit);
  const hasMore = found.length > limit;
  return { start, rows: backward ? rows.toReversed() : rows, hasMore, total };
}
