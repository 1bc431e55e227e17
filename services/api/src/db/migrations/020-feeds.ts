import type { QueryInterface } from 'sequelize';
import {
  counter,
  instant,
  optional,
  optionalInstant,
  optionalLongText,
  tableOptions,
  textKey,
} from '#db/columns.ts';

/** The last good answers of public feeds, and when each is asked next (docs/decisions/places.md#0225). */
export async function up(database: QueryInterface): Promise<void> {
  const columns = {
    name: textKey(20),
    next_at: instant,
    failures: counter,
    failure: optional(40),
    answered_at: optionalInstant,
    etag: optional(200),
    last_modified: optional(200),
    /* Hundreds of alerts with the areas that they are for. */
    alerts_text: optionalLongText,
    revision: counter,
  };
  await database.createTable('feeds', columns, tableOptions);
}

export async function down(database: QueryInterface): Promise<void> {
  await database.dropTable('feeds');
}
