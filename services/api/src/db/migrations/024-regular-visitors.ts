import { DataTypes, type QueryInterface } from 'sequelize';
import { optionalInstant } from '#db/columns.ts';

const table = 'visit_outcomes';
const index = 'visit_outcomes_by_visitor';
const shortText = { type: DataTypes.STRING(16), allowNull: false, defaultValue: '' };
const optionalNumber = { type: DataTypes.INTEGER, allowNull: true };

/** Who was fine with an earlier release, and in which network they have their voice (docs/decisions/limits.md#0277). */
export async function up(database: QueryInterface): Promise<void> {
  await database.addColumn(table, 'network', shortText);
  await database.addColumn(table, 'first_fine', optionalNumber);
  await database.addIndex(table, ['visitor'], { name: index });
  await database.addColumn('recorded_generations', 'warned_at', optionalInstant);
  await database.sequelize.query('UPDATE visit_outcomes SET network = place');
  await database.sequelize.query(
    "UPDATE visit_outcomes SET first_fine = generation WHERE state = 'fine'",
  );
}

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down(database: QueryInterface): Promise<void> {
  await database.sequelize.query('ALTER TABLE recorded_generations DROP COLUMN warned_at');
  await database.removeIndex(table, index);
  await database.sequelize.query('ALTER TABLE visit_outcomes DROP COLUMN first_fine');
  await database.sequelize.query('ALTER TABLE visit_outcomes DROP COLUMN network');
}
