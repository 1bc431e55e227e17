import { DataTypes, type QueryInterface } from 'sequelize';
import { instant, required, tableOptions } from '#db/columns.ts';

const table = 'recorded_generations';

/** Which content each signed generation had when it was first seen. */
export async function up(database: QueryInterface): Promise<void> {
  const columns = {
    generation: { type: DataTypes.INTEGER, primaryKey: true, allowNull: false },
    hash: required(64),
    recorded_at: instant,
  };
  await database.createTable(table, columns, tableOptions);
}

export async function down(database: QueryInterface): Promise<void> {
  await database.dropTable(table);
}
