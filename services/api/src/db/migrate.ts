import type { Sequelize } from 'sequelize';
import { changeTables } from './change-tables.ts';
import { connectOnce, type Place } from './connection.ts';
import { migrationNames, Migrator } from './migrator.ts';

/**
 * Checks that another program has brought the tables up to date (docs/decisions/operations.md#0295).
 * @returns the migrations of newer versions that have run, which this one can do with.
 * @throws while tables are not up to date, and as {@link migrate} does.
 */
export async function requireMigrated(db: Sequelize): Promise<string[]> {
  const recorded = await new Migrator(db).recorded();
  const newer = newerThan(migrationNames, recorded);
  const missing = migrationNames.filter((name) => !recorded.includes(name));
  if (missing.length === 0) return newer;
  throw new Error(`The tables wait for campbc-migrate, which lacks ${missing.join(', ')}.`);
}

/**
 * Brings the tables up to date, with a connection of its own.
 * @returns the migrations of newer versions that have run, which this one can do with.
 * @throws when the tables were made by a version that this one cannot do with.
 */
export async function migrate(env: Place & { DATABASE_OWNER_URL: string }): Promise<string[]> {
  const db = await connectOnce({
    ...env,
    DATABASE_URL: env.DATABASE_OWNER_URL || env.DATABASE_URL,
  });
  let newer: string[] = [];
  try {
    await changeTables(db, async () => {
      const migrator = new Migrator(db);
      newer = newerThan(migrationNames, await migrator.executed());
      await migrator.up();
    });
  } finally {
    await db.close();
  }
  return newer;
}

/** Ending of a migration that takes something away: number of the one that a version must know to do without it. */
const takesAwayAfter = /-after-(\d{3})$/;

/** Returns the migrations of newer versions (docs/decisions/stores.md#0174). */
function newerThan(known: readonly string[], executed: string[]): string[] {
  const last = known.at(-1) ?? '';
  const newer = executed.filter((name) => !known.includes(name));
  for (const name of newer) {
    const needed = takesAwayAfter.exec(name)?.[1] ?? '000';
    if (name < last || needed > last.slice(0, 3)) {
      throw new Error(
        `The database has the migration ${name}, which this version lacks. Start a newer one, or with an empty database.`,
      );
    }
  }
  return newer;
}
