import { randomUUID } from 'node:crypto';
import type { Role } from '@camp/contracts/site/roles';
import { site } from './browser.ts';
import { buildUsers, type UserOverrides } from '#tests/support/people/build-user.ts';

export interface ListedCamper {
  username: string;
  email: string;
  display_name: string | null;
  location: string | null;
  role: Role;
  is_subscriber: 0 | 1;
  email_verified: 0 | 1;
  /** In SQLite's form, such as '2026-05-03 19:00:00.000 +00:00'. */
  created_at: string;
  last_login: string | null;
}

/**
 * Inserts rows for the users list, of campers who never sign in. `mark` is a word that finds them and no one
 * else.
 */
export async function listedCampers(
  count: number,
  differing: (index: number) => Partial<ListedCamper> = () => ({}),
): Promise<{ mark: string; campers: ListedCamper[] }> {
  const mark = `heron${randomUUID().slice(0, 8)}`;
  const campers = Array.from({ length: count }, (_, index): ListedCamper => {
    const username = `${mark}.${String(index).padStart(4, '0')}`;
    return {
      username,
      email: `${username}@mail.example`,
      display_name: `Camper ${index}`,
      location: null,
      role: 'member',
      is_subscriber: 0,
      email_verified: 1,
      created_at: '2026-05-03 19:00:00.000 +00:00',
      last_login: null,
      ...differing(index),
    };
  });
  await buildUsers(site, campers.map(overridesFor));
  return { mark, campers };
}

function overridesFor(camper: ListedCamper): UserOverrides {
  const { username, email, role, location, created_at, last_login } = camper;
  return {
    username,
    email,
    role,
    location,
    displayName: camper.display_name,
    isPaid: camper.is_subscriber === 1,
    isSubscriber: camper.is_subscriber === 1,
    isVerified: camper.email_verified === 1,
    isWaived: false,
    createdAt: withoutZone(created_at),
    lastLogin: last_login && withoutZone(last_login),
  };
}

const withoutZone = (instant: string) => instant.replace(' +00:00', '');
