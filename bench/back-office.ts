import { setTimeout as wait } from 'node:timers/promises';
import mysql, { type Connection, type Pool } from 'mysql2/promise';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { auditCases } from './audit-cases.ts';
import type { Bench, BenchRun } from './bench-run.ts';
import { plainAuditCases, plainUserCases } from './plain-queries.ts';
import { seedAudit } from './seed-audit.ts';
import { seedUsers } from './seed-users.ts';
import { signedInAs } from './servers/signed-in.ts';
import { startDatabase, startMeasuredApi } from './servers/stores.ts';
import { type Case, printBesidePlain, printTimings, type Timing, timingsOf } from './timings.ts';
import { userCases } from './user-cases.ts';

interface Size {
  table: string;
  rows: number;
}

const fewUsers: Size = { table: 'users', rows: 10_000 };
const manyUsers: Size = { table: 'users', rows: 200_000 };
const fewEntries: Size = { table: 'audit_log', rows: 10_000 };
const manyEntries: Size = { table: 'audit_log', rows: 1_000_000 };

interface Place {
  run: BenchRun;
  connection: Connection;
  measure: (cases: Case[]) => Promise<Timing[]>;
  visitor: Visitor;
  pool: Pool;
}

type Part = (place: Place) => Promise<void>;

/** Memory for a database of this size: all of what is read often, as in production. */
export const databaseOptions = ['--innodb-buffer-pool-size=1G'];

/** Measures staff lists over a real MariaDB: small first, then large, and how much slower that makes them. */
export const benchBackOffice =
  (parts: readonly Part[]): Bench =>
  async (run, started) => {
    const server = await startDatabase(started, databaseOptions);
    const databaseUrl = await server.createDatabase('campbc_bench');
    const api = await startMeasuredApi(started, { DATABASE_URL: databaseUrl });
    const connection = await mysql.createConnection(databaseUrl);
    started.defer(() => connection.destroy());
    const pool = mysql.createPool({ uri: databaseUrl, connectionLimit: 2 });
    started.defer(() => pool.end());
    const visitor = await signedInAs('admin', api, databaseUrl);
    const rounds = run.rounds(usualRounds);
    const measure = (cases: Case[]) =>
      timingsOf(visitor, cases, { rounds, countSelects: () => selectsSoFar(connection) });
    for (const part of parts) await part({ run, connection, measure, visitor, pool });
  };

/** A short run has no more rows than the few. */
const manyOf = (run: BenchRun, few: Size, many: Size) =>
  run.isShort ? { ...few, rows: 2 * few.rows } : many;

export async function benchUsers({ run, connection, measure, visitor }: Place): Promise<void> {
  const many = manyOf(run, fewUsers, manyUsers);
  await run.measure('admin users', async () => {
    await fill(connection, fewUsers, seedUsers(1, fewUsers.rows));
    const before = await measure(await userCases(visitor));
    await fill(connection, many, seedUsers(fewUsers.rows + 1, many.rows));
    const after = await measure(await userCases(visitor));
    return printTimings(`Users, ${many.rows} rows (growth from ${fewUsers.rows})`, after, before);
  });
}

export async function benchAudit({ run, connection, measure }: Place): Promise<void> {
  const many = manyOf(run, fewEntries, manyEntries);
  await run.measure('admin audit', async () => {
    await fill(connection, fewEntries, seedAudit(1, fewEntries.rows));
    /* A process that has just started is slow, which would hide any growth. */
    await measure(auditCases());
    const before = await measure(auditCases());
    await fill(connection, many, seedAudit(fewEntries.rows + 1, many.rows));
    const after = await measure(auditCases());
    return printTimings(
      `Audit log, ${many.rows} rows (growth from ${fewEntries.rows})`,
      after,
      before,
    );
  });
}

/** Compares the searches of both lists with the queries that one would write first. */
export async function benchPlain({ run, connection, visitor, pool }: Place): Promise<void> {
  const users = manyOf(run, fewUsers, manyUsers);
  await run.measure('plain users', async () => {
    await fill(connection, users, seedUsers(1, users.rows));
    return printBesidePlain(`Users, ${users.rows} rows`, visitor, pool, plainUserCases);
  });
  const entries = manyOf(run, fewEntries, manyEntries);
  await run.measure('plain audit', async () => {
    await fill(connection, entries, seedAudit(1, entries.rows));
    return printBesidePlain(`Audit log, ${entries.rows} rows`, visitor, pool, plainAuditCases);
  });
}

export async function fill(
  connection: Connection,
  { table, rows }: Size,
  sql: string,
): Promise<void> {
  const startedAt = Date.now();
  await connection.query(sql);
  await connection.query(`ANALYZE TABLE ${table}`);
  console.log(`${rows} rows in ${table} after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`);
  await untilQuiet(connection);
}

const usualRounds = 40;
const pollIntervalMs = 1_000;
const quietRounds = 3;

/** Waits until the database has written back what was seeded and the API has sealed it: neither is to be measured. */
async function untilQuiet(connection: Connection): Promise<void> {
  for (let quiet = 0, before = 0; quiet < quietRounds;) {
    await wait(pollIntervalMs);
    const work = await statusOf(connection, 'Innodb_data_written', 'Innodb_rows_read');
    quiet = work - before < 1_000_000 ? quiet + 1 : 0;
    before = work;
  }
}

const selectsSoFar = (connection: Connection) => statusOf(connection, 'Com_select');

/** Returns the sum of some of the server's counters. */
async function statusOf(connection: Connection, ...names: string[]): Promise<number> {
  const [rows] = await connection.query('SHOW GLOBAL STATUS WHERE Variable_name IN (?)', [names]);
  return (rows as { Value: string }[]).reduce((sum, { Value }) => sum + Number(Value), 0);
}
