import { DataTypes, type QueryInterface } from 'sequelize';

const table = 'visit_outcomes';
const lengths = { phase: 16, reason: 16, page: 60, thrown_at: 200, browser: 40 };

/** What failed for a visitor, so that an ending can say why (docs/decisions/releases.md#0337). */
export async function up(database: QueryInterface): Promise<void> {
  for (const [column, length] of Object.entries(lengths)) {
    const type = DataTypes.STRING(length);
    await database.addColumn(table, column, { type, allowNull: false, defaultValue: '' });
  }
}

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down(database: QueryInterface): Promise<void> {
  await database.sequelize.query('ALTER TABLE visit_outcomes DROP COLUMN browser');
  await database.sequelize.query('ALTER TABLE visit_outcomes DROP COLUMN thrown_at');
  await database.sequelize.query('ALTER TABLE visit_outcomes DROP COLUMN page');
  await database.sequelize.query('ALTER TABLE visit_outcomes DROP COLUMN reason');
  await database.sequelize.query('ALTER TABLE visit_outcomes DROP COLUMN phase');
}
