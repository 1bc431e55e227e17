import { randomUUID } from 'node:crypto';
import type { Role } from '@camp/contracts/roles';
import { site } from '#tests/support/browser/browser.ts';
import { queryDatabase } from '#tests/support/api/database.ts';

export interface ListedCamper {
  username: string;
  email: string;
  display_name: string | null;
  location: string | null;
  role: Role;
  is_subscriber: 0 | 1;
  email_verified: 0 | 1;
  /** As SQLite keeps them, such as '2026-05-03 19:00:00.000 +00:00'. */
  created_at: string;
  last_login: string | null;
}

const insert = `INSERT INTO users (username, username_key, email, email_key, search_key, password_hash,
  display_name, location, role, is_paid, is_subscriber, email_verified, created_at, last_login, language)
  SELECT row ->> 'username', row ->> 'username', row ->> 'email', row ->> 'email',
    CAST(lower(concat_ws(char(10), row ->> 'username', row ->> 'email',
      coalesce(row ->> 'display_name', ''), coalesce(row ->> 'location', ''))) AS BLOB),
    '-', row ->> 'display_name', row ->> 'location', row ->> 'role', row ->> 'is_subscriber',
    row ->> 'is_subscriber', row ->> 'email_verified', row ->> 'created_at', row ->> 'last_login', 'en'
  FROM (SELECT key, value AS row FROM json_each(?)) ORDER BY key`;

/**
 * Rows for the users list, of campers who never sign in: registrations cost a password each. `mark` is
 * a word that finds them and nobody else.
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
  await queryDatabase({ dataDir: site.dataDir, databaseUrl: '' }, insert, [
    JSON.stringify(campers),
  ]);
  return { mark, campers };
}
