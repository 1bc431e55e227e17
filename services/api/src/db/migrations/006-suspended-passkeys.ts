import { DataTypes, type QueryInterface } from 'sequelize';

/** A password set anew by mail suspends passkeys, so that one of a stranger does not outlive it. */
export const up = (database: QueryInterface): Promise<void> =>
  database.addColumn('passkeys', 'suspended_at', { type: DataTypes.DATE(3), allowNull: true });

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down({ sequelize }: QueryInterface): Promise<void> {
  await sequelize.query('ALTER TABLE passkeys DROP COLUMN suspended_at');
}
