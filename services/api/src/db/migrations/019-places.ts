import { DataTypes, type QueryInterface } from 'sequelize';
import {
  id,
  instant,
  number,
  optionalInstant,
  required,
  requiredText,
  tableOptions,
  textKey,
} from '#db/columns.ts';

const imports = 'place_imports';
const changes = 'place_changes';

/**
 * Places to camp as the last import brought them, and what each import changed
 * (docs/decisions/places.md#0202).
 */
export async function up(database: QueryInterface): Promise<void> {
  const placeColumns = {
    slug: textKey(120),
    facts_text: requiredText,
    imported_at: instant,
    changed_at: instant,
    gone_at: optionalInstant,
  };
  await database.createTable('places', placeColumns, tableOptions);
  const sourceColumns = { id: textKey(60), facts_text: requiredText };
  await database.createTable('place_sources', sourceColumns, tableOptions);
  const importColumns = {
    id,
    imported_at: instant,
    as_of: required(10),
    added_places: number,
    changed_places: number,
    gone_places: number,
    returned_places: number,
  };
  await database.createTable(imports, importColumns, tableOptions);
  const changeColumns = {
    import_id: {
      type: DataTypes.INTEGER,
      primaryKey: true,
      references: { model: imports, key: 'id' },
      onDelete: 'CASCADE',
    },
    slug: textKey(120),
    name: required(300),
    change: required(10),
    facts_text: requiredText,
  };
  await database.createTable(changes, changeColumns, tableOptions);
  const revisionColumns = {
    id: { type: DataTypes.INTEGER, primaryKey: true },
    revision: number,
  };
  await database.createTable('place_revisions', revisionColumns, tableOptions);
}

export async function down(database: QueryInterface): Promise<void> {
  for (const table of ['place_revisions', changes, imports, 'place_sources', 'places'])
    await database.dropTable(table);
}
