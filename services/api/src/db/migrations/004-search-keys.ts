import type { QueryInterface, Sequelize } from 'sequelize';
import { change, read, sql } from '#db/sql.ts';

type Row = Record<'username' | 'email' | 'display_name' | 'location', string | null> &
  Record<'firstname' | 'lastname', string | null> & { id: number };

/** How many users are read at once. */
const batch = 1_000;

/** Users are found without regard to accents, and by their first and last names. */
export const up = ({ sequelize }: QueryInterface): Promise<void> =>
  writeKeys(sequelize, (user) => {
    const { username, email, display_name, location, firstname, lastname } = user;
    const lines = [username, email, display_name, location, firstname, lastname];
    const letters = textOf(lines)
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '');
    return letters.normalize('NFC');
  });

export const down = ({ sequelize }: QueryInterface): Promise<void> =>
  writeKeys(sequelize, ({ username, email, display_name, location }) =>
    textOf([username, email, display_name, location]),
  );

const textOf = (lines: (string | null)[]) =>
  lines
    .map((line) => line ?? '')
    .join('\n')
    .toLowerCase();

async function writeKeys(db: Sequelize, keyOf: (user: Row) => string): Promise<void> {
  let last = 0;
  for (;;) {
    const users = await read<Row>(
      db,
      sql`SELECT id, username, email, display_name, location, firstname, lastname FROM users
        WHERE id > ${last} ORDER BY id LIMIT ${batch}`,
    );
    if (users.length === 0) return;
    await db.transaction(async (transaction) => {
      for (const user of users) {
        const key = Buffer.from(keyOf(user));
        const update = sql`UPDATE users SET search_key = ${key} WHERE id = ${user.id}`;
        await change(db, update, transaction);
      }
    });
    last = users.at(-1)?.id ?? last;
  }
}
