import type { CallResult } from '@camp/contracts/endpoint';
import type { listUsers } from '@camp/contracts/staff-users';
import type { Sequelize } from 'sequelize';
import type { Call } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { presentStaffUser } from './staff-users.presenter.ts';
import { findUsers, usersAt } from './find-users.ts';
import { fittingUsers } from './user-filters.ts';
import { reversed, sortingBy } from './user-sorting.ts';
import {
  type Found,
  isBackward,
  neighboursOf,
  positionOf,
  type Standpoint,
  standpointOf,
} from './users-page.ts';

type Query = Call<typeof listUsers.admin>['query'];

/** One page of the users that match search and filters, with their total. */
export async function listUsersPage(
  { db }: AppContext,
  { query, actor }: Call<typeof listUsers.admin>,
): Promise<CallResult<typeof listUsers.admin>> {
  const standpoint = standpointOf(query, query.cursor);
  const { total, ...found } = await findPage(db, query, standpoint);
  const users = await usersAt(found.places);
  const first = positionOf(found, total);
  return {
    users: users.map((user) => presentStaffUser(user, actor.user)),
    total,
    first,
    ...neighboursOf(query, found, first),
  };
}

/** Where all that a cursor led to has gone meanwhile, the end of the list on that side is shown instead. */
async function findPage(
  db: Sequelize,
  query: Query,
  standpoint: Standpoint,
): Promise<Found & { total: number }> {
  const { sort, dir, limit } = query;
  const sorting = sortingBy(sort, dir);
  const backward = isBackward(standpoint);
  const { places: found, total } = await findUsers(db, {
    fitting: fittingUsers(query),
    sorting: backward ? reversed(sorting) : sorting,
    from: typeof standpoint === 'string' ? null : standpoint,
    limit: limit + 1,
  });
  if (found.length === 0 && typeof standpoint !== 'string') {
    return findPage(db, query, backward ? 'start' : 'end');
  }
  const places = found.slice(0, limit);
  const hasMore = found.length > limit;
  return { standpoint, places: backward ? places.toReversed() : places, hasMore, total };
}
