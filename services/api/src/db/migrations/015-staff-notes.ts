import type { QueryInterface } from 'sequelize';
import { id, instant, number, ofUser, required, tableOptions } from '#db/columns.ts';

/** Staff write down what others should know of somebody (docs/decisions/staff.md#0145). */
export async function up(database: QueryInterface): Promise<void> {
  const columns = {
    id,
    user_id: ofUser,
    /* A number, not a reference: a note outlives its author. */
    author_id: number,
    text: required(2_000),
    created_at: instant,
  };
  await database.createTable('staff_notes', columns, tableOptions);
  await database.addIndex('staff_notes', ['user_id', 'id'], { name: 'staff_notes_by_user' });
}

export async function down(database: QueryInterface): Promise<void> {
  await database.dropTable('staff_notes');
}
