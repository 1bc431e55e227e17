import { getUser, getUserByUsername, type PublicUser } from '@camp/contracts/users';
import { ApiCallError, api } from '@camp/shell-api';

/** What this page knows of a person (docs/decisions/0033-public-profiles.md). */
export type Profile = Omit<PublicUser, 'id'>;

/** Largest id the database can hold. */
const largestId = 2_147_483_647;

/**
 * Who is at `/u/{name}`, or null. A name of digits alone may be a username, and is taken for an id
 * only when nobody is called that.
 */
export async function findProfile(name: string, signal?: AbortSignal): Promise<Profile | null> {
  const extras = signal ? { signal } : {};
  const byName = await userOf(api(getUserByUsername, { params: { username: name }, ...extras }));
  if (byName) return byName;

  const id = /^\d+$/.test(name) ? Number(name) : 0;
  if (id < 1 || id > largestId) return null;
  return userOf(api(getUser, { params: { id }, ...extras }));
}

/** The public part of the user in an answer; null when nobody is there, or the name could be nobody's. */
async function userOf(answer: Promise<{ user: PublicUser }>): Promise<Profile | null> {
  try {
    const { username, display_name, avatar_url, location, bio, created_at } = (await answer).user;
    return { username, display_name, avatar_url, location, bio, created_at };
  } catch (error) {
    if (error instanceof ApiCallError && [404, 422].includes(error.status)) return null;
    throw error;
  }
}
