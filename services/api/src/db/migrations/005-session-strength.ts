import { DataTypes, type QueryInterface } from 'sequelize';
import { change, named, sql } from '#db/sql.ts';

const table = 'device_sessions';
const columns = {
  proved_by: { type: DataTypes.STRING(10) },
  proved_at: { type: DataTypes.DATE(3) },
  second_factor_at: { type: DataTypes.DATE(3) },
};

/** Sessions know how and when they were proved. Of those from before nothing is known, so staff confirm anew. */
export async function up(database: QueryInterface): Promise<void> {
  for (const [name, column] of Object.entries(columns)) {
    await database.addColumn(table, name, { ...column, allowNull: true });
  }
}

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down({ sequelize }: QueryInterface): Promise<void> {
  for (const name of Object.keys(columns)) {
    await change(sequelize, sql`ALTER TABLE ${named(table)} DROP COLUMN ${named(name)}`);
  }
}
