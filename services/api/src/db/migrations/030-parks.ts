import type { QueryInterface } from 'sequelize';
import {
  id,
  instant,
  optionalInstant,
  optionalText,
  requiredText,
  tableOptions,
} from '#db/columns.ts';

/** Parks as a whole, and what their source says of them now that staff look at first (docs/decisions/places.md#0343). */
export async function up(database: QueryInterface): Promise<void> {
  const columns = {
    orcs: { ...id, autoIncrement: false },
    facts_text: requiredText,
    changed_at: instant,
    proposed_text: optionalText,
    proposed_at: optionalInstant,
  };
  await database.createTable('parks', columns, tableOptions);
}

export async function down(database: QueryInterface): Promise<void> {
  await database.dropTable('parks');
}
