import { join, parse } from 'node:path';
import type { QueryInterface, Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';

type Step = (database: QueryInterface) => Promise<void>;

export const storageOf = (sequelize: Sequelize) =>
  new SequelizeStorage({ sequelize, tableName: 'migrations' });

/** Each file in `migrations`, in the order of the names: it runs once, and its `down` takes it back. */
export function migratorOf(sequelize: Sequelize) {
  return new Umzug({
    migrations: {
      glob: ['*.ts', { cwd: join(import.meta.dirname, 'migrations') }],
      resolve: ({ name: file, path = file, context }) => ({
        name: parse(file).name,
        up: async () => ((await import(path)) as Record<'up' | 'down', Step>).up(context),
        down: async () => ((await import(path)) as Record<'up' | 'down', Step>).down(context),
      }),
    },
    context: sequelize.getQueryInterface(),
    storage: storageOf(sequelize),
    logger: undefined,
  });
}
