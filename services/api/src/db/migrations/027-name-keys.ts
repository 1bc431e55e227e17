import { hasVisible } from '@camp/contracts/account/free-text';
import { visibleName } from '@camp/contracts/site/visible-name';
import type { QueryInterface, Sequelize } from 'sequelize';
import { required } from '#db/columns.ts';
import { change, read, sql } from '#db/sql.ts';

interface Row {
  id: number;
  username: string;
  display_name: string | null;
}

/** How many users are read at once. */
const batch = 1_000;

const length = 50;
const byName = 'users_by_name_key';
const stored = ['id', 'email_verified', 'role', 'is_paid', 'is_subscriber'];
const computed = ['role_rank', 'subscribed'];

/** Lists of people are sorted by the name that they show (docs/decisions/staff-lists.md#0328). */
export async function up(database: QueryInterface): Promise<void> {
  await database.addColumn('users', 'name_key', { ...required(length), defaultValue: '' });
  await writeKeys(database.sequelize);
  await database.addIndex('users', ['name_key', 'id'], { name: byName });
  /* Last: a start that goes on where another was killed makes it anew. */
  await indexAnew(database, 'users_for_lists', listedBy('name_key'));
}

/** The index for searches comes after that for lists, as before. */
export async function down(database: QueryInterface): Promise<void> {
  await database.removeIndex('users', byName);
  await indexAnew(database, 'users_for_lists', listedBy('username_key'));
  await indexAnew(database, 'users_for_search', [...stored, 'search_key']);
  await change(database.sequelize, sql`ALTER TABLE users DROP COLUMN name_key`);
}

/** All that lists are filtered, searched and sorted by. There is no room for a second name. */
const listedBy = (name: string) => [
  ...stored,
  ...computed,
  'created_at',
  'last_login',
  name,
  'email_key',
  'search_key',
];

async function indexAnew(database: QueryInterface, name: string, fields: string[]): Promise<void> {
  await database.removeIndex('users', name);
  await database.addIndex('users', fields, { name });
}

async function writeKeys(db: Sequelize): Promise<void> {
  let last = 0;
  for (;;) {
    const users = await read<Row>(
      db,
      sql`SELECT id, username, display_name FROM users
        WHERE id > ${last} ORDER BY id LIMIT ${batch}`,
    );
    if (users.length === 0) return;
    await db.transaction(async (transaction) => {
      for (const user of users) {
        const update = sql`UPDATE users SET name_key = ${keyOf(user)} WHERE id = ${user.id}`;
        await change(db, update, transaction);
      }
    });
    last = users.at(-1)?.id ?? last;
  }
}

function keyOf({ username, display_name: name }: Row): string {
  const shown = name && hasVisible(name) ? name : username;
  const letters = visibleName(shown)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return Array.from(letters.normalize('NFC')).slice(0, length).join('');
}
