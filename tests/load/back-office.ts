import { setTimeout as wait } from 'node:timers/promises';
import mysql, { type Connection, type Pool } from 'mysql2/promise';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { auditCases } from './audit-cases.ts';
import { plainAuditCases, plainUserCases } from './plain-queries.ts';
import { seedAudit } from './seed-audit.ts';
import { seedUsers } from './seed-users.ts';
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

interface Bench {
  connection: Connection;
  measure: (cases: Case[]) => Promise<Timing[]>;
  visitor: Visitor;
  pool: Pool;
}

/** Memory for a database of this size: all of what is read often, as in production. */
export const databaseOptions = ['--innodb-buffer-pool-size=1G'];

/** Staff lists over a real MariaDB: small first, then large, and how much slower that makes them. */
export async function benchBackOffice(parts: readonly Part[] = [benchUsers, benchAudit]) {
  const server = await MariaDb.start(databaseOptions);
  const databaseUrl = await server.createDatabase('campbc_bench');
  const api = await startApi({ environment: { DATABASE_URL: databaseUrl } });
  const connection = await mysql.createConnection(databaseUrl);
  const pool = mysql.createPool({ uri: databaseUrl, connectionLimit: 2 });
  try {
    const visitor = await signedInAdmin(api, databaseUrl);
    const measure = (cases: Case[]) => timingsOf(visitor, cases, () => selectsSoFar(connection));
    for (const part of parts) await part({ connection, measure, visitor, pool });
  } finally {
    await pool.end();
    await connection.end();
    await api.service.stop();
    await server.stop();
  }
}

type Part = (bench: Bench) => Promise<void>;

export async function benchUsers({ connection, measure, visitor }: Bench): Promise<void> {
  await fill(connection, fewUsers, seedUsers(1, fewUsers.rows));
  const before = await measure(await userCases(visitor));
  await fill(connection, manyUsers, seedUsers(fewUsers.rows + 1, manyUsers.rows));
  const after = await measure(await userCases(visitor));
  printTimings('Users, 200,000 rows (growth from 10,000)', after, before);
}

export async function benchAudit({ connection, measure }: Bench): Promise<void> {
  await fill(connection, fewEntries, seedAudit(1, fewEntries.rows));
  /* A process that has just started is slow, which would hide any growth. */
  await measure(auditCases());
  const before = await measure(auditCases());
  await fill(connection, manyEntries, seedAudit(fewEntries.rows + 1, manyEntries.rows));
  const after = await measure(auditCases());
  printTimings('Audit log, 1,000,000 rows (growth from 10,000)', after, before);
}

/** What the searches of both lists gain over the queries that one would write first. */
export async function benchPlain({ connection, visitor, pool }: Bench): Promise<void> {
  await fill(connection, manyUsers, seedUsers(1, manyUsers.rows));
  await printBesidePlain('Users, 200,000 rows', visitor, pool, plainUserCases);
  await fill(connection, manyEntries, seedAudit(1, manyEntries.rows));
  await printBesidePlain('Audit log, 1,000,000 rows', visitor, pool, plainAuditCases);
}

/** An admin who needs no second factor. */
export async function signedInAdmin(
  { url, dataDir }: ApiProcess,
  databaseUrl: string,
): Promise<Visitor> {
  const visitor = new Visitor(url);
  const { email, password } = await buildUser({ dataDir, databaseUrl }, { role: 'admin' });
  const { status } = await visitor.post('/api/auth/login', { identifier: email, password });
  if (status !== 200) throw new Error(`Sign-in answered ${status}.`);
  return visitor;
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

const askEveryMs = 1_000;
const quietRounds = 3;

/** Waits until neither the database writes back what was seeded nor the API seals it: neither is what is measured. */
async function untilQuiet(connection: Connection): Promise<void> {
  for (let quiet = 0, before = 0; quiet < quietRounds;) {
    await wait(askEveryMs);
    const work = await statusOf(connection, 'Innodb_data_written', 'Innodb_rows_read');
    quiet = work - before < 1_000_000 ? quiet + 1 : 0;
    before = work;
  }
}

const selectsSoFar = (connection: Connection) => statusOf(connection, 'Com_select');

/** The sum of some of the server's counters. */
async function statusOf(connection: Connection, ...names: string[]): Promise<number> {
  const [rows] = await connection.query('SHOW GLOBAL STATUS WHERE Variable_name IN (?)', [names]);
  return (rows as { Value: string }[]).reduce((sum, { Value }) => sum + Number(Value), 0);
}
