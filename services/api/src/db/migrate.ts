import { join, parse } from 'node:path';
import type { QueryInterface, Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { patiently } from './connection.ts';

interface Migration {
  up: (tables: QueryInterface) => Promise<void>;
}

/** Brings the tables up to date. Every file in `migrations` runs once, in the order of the names. */
export async function migrate(sequelize: Sequelize): Promise<void> {
  const umzug = new Umzug({
    migrations: {
      glob: ['*.ts', { cwd: join(import.meta.dirname, 'migrations') }],
      resolve: ({ name: file, path = file, context }) => ({
        name: parse(file).name,
        up: async () => ((await import(path)) as Migration).up(context),
      }),
    },
    context: sequelize.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
  });
  await patiently(sequelize, () => umzug.up());
}
