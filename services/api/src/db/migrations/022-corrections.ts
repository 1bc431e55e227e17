import type { QueryInterface } from 'sequelize';
import {
  instant,
  number,
  optional,
  optionalInstant,
  required,
  requiredText,
  tableOptions,
  textKey,
} from '#db/columns.ts';

/**
 * Staff correct facts of places (docs/decisions/places.md#0240) and hide places
 * (docs/decisions/places.md#0241), and see when a feed was asked (docs/decisions/places.md#0242).
 */
export async function up(database: QueryInterface): Promise<void> {
  const byWhom = {
    reason: required(300),
    /* A number, not a reference: what somebody corrected outlives their account. */
    author_id: number,
    created_at: instant,
  };
  const corrections = {
    slug: textKey(120),
    fact: textKey(40),
    value_text: requiredText,
    source: required(200),
    source_url: optional(500),
    ...byWhom,
  };
  await database.createTable('place_corrections', corrections, tableOptions);
  await database.createTable('hidden_places', { slug: textKey(120), ...byWhom }, tableOptions);
  await database.addColumn('feeds', 'asked_at', optionalInstant);
}

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down(database: QueryInterface): Promise<void> {
  await database.sequelize.query('ALTER TABLE feeds DROP COLUMN asked_at');
  await database.dropTable('hidden_places');
  await database.dropTable('place_corrections');
}
