import { join, parse } from 'node:path';
import type { QueryInterface, Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { patiently } from './connection.ts';

const storageOf = (sequelize: Sequelize) =>
  new SequelizeStorage({ sequelize, tableName: 'migrations' });

type Step = (database: QueryInterface) => Promise<void>;

/** Each file in `migrations`, in the order of the names: it runs once, and its `down` takes it back. */
function migratorOf(sequelize: Sequelize) {
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

/**
 * Brings the tables up to date. Returns the migrator, which can also take migrations back.
 * @throws when the database was made by a version with other migrations.
 */
export async function migrate(sequelize: Sequelize): Promise<ReturnType<typeof migratorOf>> {
  const migrator = migratorOf(sequelize);
  const known = new Set(
    (await migrator.migrations(sequelize.getQueryInterface())).map(({ name }) => name),
  );
  const foreign = (await storageOf(sequelize).executed()).find((name) => !known.has(name));
  if (foreign) {
    throw new Error(
      `The database has the migration ${foreign}, which this version lacks. Start with an empty one.`,
    );
  }
  await patiently(sequelize, () => migrator.up());
  return migrator;
}
