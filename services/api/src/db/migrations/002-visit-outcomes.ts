import type { QueryInterface } from 'sequelize';
import { id, instant, number, required, tableOptions } from '#db/columns.ts';

const table = 'visit_outcomes';
const key = ['generation', 'channel', 'place', 'app'];

export async function up(database: QueryInterface): Promise<void> {
  const columns = {
    id,
    told_at: instant,
    generation: number,
    channel: required(255),
    place: required(16),
    visitor: required(16),
    app: required(60),
    state: required(10),
    load_ms: number,
  };
  await database.createTable(table, columns, tableOptions);
  await database.addIndex(table, key, { unique: true, name: 'visit_outcomes_key' });
  await database.addIndex(table, ['told_at'], { name: 'visit_outcomes_by_time' });
}

export async function down(database: QueryInterface): Promise<void> {
  await database.dropTable(table);
}
