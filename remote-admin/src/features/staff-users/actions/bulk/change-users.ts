import type { CallResult } from '@camp/contracts/endpoint';
import { updateUsers, updateUsersAsModerator } from '@camp/contracts/staff-users';
import { api } from '@camp/shell-api';
import { changeOf, type UserDeed } from '#features/staff-users/actions/user-deed.ts';
import type { UsersScope } from '#features/staff-users/users-query.ts';

export type BulkResult = CallResult<typeof updateUsers>['results'][number];

interface BulkChange {
  scope: UsersScope;
  /** At most as many as the API takes at once: those of one page. */
  ids: readonly number[];
  deed: UserDeed;
}

/** Does one deed to many users; each is changed, or refused, on their own. */
export async function changeUsers({ scope, ids, deed }: BulkChange): Promise<BulkResult[]> {
  const input = { body: { ids: [...ids], change: changeOf(deed) } };
  const { results } = await (scope === 'admin'
    ? api(updateUsers, input)
    : api(updateUsersAsModerator, input));
  return results;
}
