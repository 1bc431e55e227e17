import { DataTypes, type QueryInterface } from 'sequelize';
import { counter, id, instant, required, tableOptions } from '#db/columns.ts';

/** What browsers tell of releases, as counters. */
export async function up(tables: QueryInterface): Promise<void> {
  const number = { type: DataTypes.INTEGER, allowNull: false };
  await tables.createTable(
    'release_signals',
    {
      id,
      hour: instant,
      generation: number,
      member: required(60),
      version: required(80),
      channel: required(10),
      kind: required(10),
      phase: required(10),
      reason: required(40),
      load_ms: number,
      times: counter,
    },
    tableOptions,
  );
  const key = ['hour', 'generation', 'member', 'version', 'channel', 'kind'];
  await tables.addIndex('release_signals', [...key, 'phase', 'reason', 'load_ms'], {
    unique: true,
    name: 'release_signals_key',
  });
  await tables.addIndex('release_signals', ['generation'], {
    name: 'release_signals_by_generation',
  });
  await tables.addIndex('release_signals', ['member', 'version'], {
    name: 'release_signals_by_version',
  });
}
