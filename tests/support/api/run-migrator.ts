import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compileCache } from '#infra/test-servers/api-process.ts';
import type { DatabasePlace } from '#tests/support/people/database.ts';

const run = promisify(execFile);

/** A program that brings a database up to date, then runs code that has its `db` and `migrator`. */
export function migratorProgram(
  { databaseUrl = '', dataDir }: DatabasePlace,
  { before = '', after = '' },
): string[] {
  const env = { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: '', DATA_DIR: dataDir };
  const program = `
    import { connectDatabase } from './src/db/connection.ts';
    import { migrate } from './src/db/migrate.ts';
    import { Migrator } from './src/db/migrator.ts';
    const env = ${JSON.stringify(env)};
    ${before}
    const newer = await migrate(env);
    const db = await connectDatabase(env);
    const migrator = new Migrator(db);
    ${after}
    await db.close();`;
  return ['--input-type=module', '-e', program];
}

/** Runs it to its end. Returns the code's output, read as JSON. */
export async function runWithMigrator(place: DatabasePlace, after: string): Promise<unknown> {
  const parameters = migratorProgram(place, { after });
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  const { stdout } = await run(process.execPath, parameters, { cwd: 'services/api', env });
  return JSON.parse(stdout || 'null');
}

/** Every table and index, as the database itself writes them. */
export const readSchema = `
  async function readSchema() {
    const read = async (sql) => (await db.query(sql))[0];
    if (db.getDialect() === 'sqlite')
      return read("SELECT name, sql FROM sqlite_master WHERE name <> 'sqlite_sequence' ORDER BY name");
    const names = (await read('SHOW TABLES')).flatMap((row) => Object.values(row)).sort();
    return Promise.all(names.map((name) => read('SHOW CREATE TABLE ' + name)));
  }`;
