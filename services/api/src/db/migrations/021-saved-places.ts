import type { QueryInterface } from 'sequelize';
import {
  id,
  instant,
  ofUser,
  optional,
  required,
  requiredText,
  tableOptions,
  textKey,
} from '#db/columns.ts';

const ofList = {
  type: id.type,
  allowNull: false,
  primaryKey: true,
  references: { model: 'place_lists', key: 'id' },
  onDelete: 'CASCADE',
};

/** Members keep campgrounds in lists, and share them (docs/decisions/places.md#0235). */
export async function up(database: QueryInterface): Promise<void> {
  const lists = {
    id,
    user_id: ofUser,
    name: optional(60),
    order_text: requiredText,
    share_code: optional(22),
    created_at: instant,
    updated_at: instant,
  };
  const places = { list_id: ofList, slug: textKey(120), note: required(500), created_at: instant };
  const shares = { code_hash: textKey(64), created_at: instant };
  await database.createTable('place_lists', lists, tableOptions);
  await database.createTable('saved_places', places, tableOptions);
  await database.createTable('withdrawn_shares', shares, tableOptions);
  await database.addIndex('place_lists', ['user_id'], { name: 'place_lists_by_user' });
  const shared = { name: 'place_lists_shared', unique: true };
  await database.addIndex('place_lists', ['share_code'], shared);
  await database.addIndex('saved_places', ['slug'], { name: 'saved_places_by_slug' });
}

export async function down(database: QueryInterface): Promise<void> {
  for (const table of ['withdrawn_shares', 'saved_places', 'place_lists']) {
    await database.dropTable(table);
  }
}
