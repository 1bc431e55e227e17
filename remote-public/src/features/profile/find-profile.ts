import {
  getUser,
  getUserByUsername,
  type PublicUser,
  publicUserSchema,
} from '@camp/contracts/account/users';
import { api, ApiCallError, queryOptions, retryDuringOutage } from '@camp/shell-api';

/** The public part of a user (docs/decisions/people.md#0033). */
export type Profile = Omit<PublicUser, 'id'>;

/** The largest id that the database can hold. */
const largestId = 2_147_483_647;

/**
 * Returns the profile at `/u/{name}`, or null. A name of digits may be a username; it is read as an id only when
 * no one has that username.
 */
export async function findProfile(name: string, signal?: AbortSignal): Promise<Profile | null> {
  const extras = signal ? { signal } : {};
  const byName = await userOf(api(getUserByUsername, { params: { username: name }, ...extras }));
  if (byName) return byName;

  const id = /^\d+$/.test(name) ? Number(name) : 0;
  if (id < 1 || id > largestId) return null;
  return userOf(api(getUser, { params: { id }, ...extras }));
}

/** The profile in a response; null when the user does not exist or the name is invalid. */
async function userOf(answer: Promise<{ user: PublicUser }>): Promise<Profile | null> {
  try {
    const { id: _id, ...profile } = publicUserSchema.parse((await answer).user);
    return profile;
  } catch (error) {
    if (error instanceof ApiCallError && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

/** The profile at `/u/{name}`; null if there is none. */
export const profileQuery = (name: string) =>
  queryOptions({
    queryKey: ['profile', name],
    queryFn: ({ signal }) => findProfile(name, signal),
    refetchInterval: retryDuringOutage,
  });
