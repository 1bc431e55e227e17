import type { QueryInterface } from 'sequelize';
import {
  flag,
  instant,
  ofUser,
  optional,
  optionalInstant,
  tableOptions,
  textKey,
} from '#db/columns.ts';

/** Who gets mails about closures of saved places, and what they know (docs/decisions/mail.md#0245). */
export async function up(database: QueryInterface): Promise<void> {
  const owner = { ...ofUser, primaryKey: true };
  const mails = {
    user_id: owner,
    is_on: flag,
    changed_at: instant,
    next_at: instant,
    mailed_at: optionalInstant,
  };
  const closures = {
    user_id: owner,
    slug: textKey(120),
    closed_by: optional(20),
    closed_as_of: optionalInstant,
    told_at: optionalInstant,
  };
  await database.createTable('closure_mails', mails, tableOptions);
  await database.createTable('known_closures', closures, tableOptions);
  await database.addIndex('closure_mails', ['is_on', 'next_at'], { name: 'closure_mails_due' });
}

export async function down(database: QueryInterface): Promise<void> {
  for (const table of ['known_closures', 'closure_mails']) await database.dropTable(table);
}
