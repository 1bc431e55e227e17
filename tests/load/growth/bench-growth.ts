import { setTimeout as wait } from 'node:timers/promises';
import mysql, { type Connection } from 'mysql2/promise';
import { me } from '@camp/contracts/account/session';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { databaseOptions, fill, signedInAdmin } from '#tests/load/back-office.ts';
import { keepResults, spreadOf } from '#tests/load/results.ts';
import { seedAudit } from '#tests/load/seed-audit.ts';
import { seedUsers } from '#tests/load/seed-users.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { documentsByRemotes } from './release-document.ts';

/** Users, and as many audit entries. */
const sizes = [1_000, 10_000, 100_000, 1_000_000];
const rounds = 15;
const callsInARound = 10;
const warmUps = 30;

const mostGrowth = 1.3;
/** What 30 remotes may add to a document, in bytes. */
const mostBytes = 2_000;

const calls = {
  'who is signed in': me.path,
  'users, first page': '/api/admin/users?limit=25&count=capped&sort=id&dir=asc',
  'audit log, first page': '/api/admin/audit-logs?limit=25',
};

interface Grown {
  size: number;
  visitor: Visitor;
  api: ApiProcess;
  connection: Connection;
}

/**
 * The same calls over a thousand to a million rows, each size with a database and an API of its own, asked in
 * turns, so that a machine that wavers slows all of them. Then the home page's document with 1 to 30 remotes.
 */
export async function benchGrowth(): Promise<void> {
  const server = await MariaDb.start(databaseOptions);
  const grown: Grown[] = [];
  try {
    for (const size of sizes) grown.push(await grow(server, size));
    const growth = await growthOf(grown);
    const documents = await documentsByRemotes();
    printDocuments(documents);
    keepResults('growth', { ...growth, 'bytes of / by remotes': documents });
  } finally {
    for (const { api, connection } of grown) {
      await connection.end();
      await api.service.stop();
    }
    await server.stop();
  }
}

async function grow(server: MariaDb, size: number): Promise<Grown> {
  const databaseUrl = await server.createDatabase(`campbc_bench_${size}`);
  const api = await startApi({ environment: { DATABASE_URL: databaseUrl } });
  const connection = await mysql.createConnection(databaseUrl);
  await fill(connection, { table: 'users', rows: size }, seedUsers(1, size));
  await fill(connection, { table: 'audit_log', rows: size }, seedAudit(1, size));
  await untilSealed(connection, size);
  const visitor = await signedInAdmin(api, databaseUrl);
  return { size, visitor, api, connection };
}

const askEveryMs = 500;
const longestSealingMs = 10 * 60_000;

/**
 * The API seals what was seeded, a thousand entries at a time. It takes entries without a proof only while there
 * are no others, so nobody may have signed in before.
 */
async function untilSealed(connection: Connection, entries: number): Promise<void> {
  const deadline = performance.now() + longestSealingMs;
  for (let sealed = 0; sealed < entries;) {
    if (performance.now() > deadline)
      throw new Error(`${sealed} of ${entries} entries are sealed.`);
    await wait(askEveryMs);
    const [rows] = await connection.query('SELECT MAX(position) AS sealed FROM audit_chain');
    sealed = (rows as { sealed: number | null }[])[0]?.sealed ?? 0;
  }
}

async function growthOf(grown: Grown[]) {
  const figures: Record<string, object> = {};
  for (const [name, path] of Object.entries(calls)) {
    for (const { visitor } of grown) await timesOf(visitor, path, warmUps);
    const middles = grown.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, { visitor }] of grown.entries()) {
        middles[at]?.push(middleOf(await timesOf(visitor, path, callsInARound)));
      }
    }
    const spreads = middles.map(spreadOf);
    const ratios = (middles.at(-1) ?? []).map((time, at) => time / (middles[0]?.[at] ?? time));
    const growth = spreadOf(ratios);
    print(name, spreads);
    judge(`${name}: a million rows beside a thousand`, growth.median);
    figures[name] = {
      ...Object.fromEntries(spreads.map((spread, at) => [`ms at ${sizes[at]} rows`, spread])),
      'largest beside smallest': growth,
    };
  }
  return figures;
}

async function timesOf(visitor: Visitor, path: string, times: number): Promise<number[]> {
  const took: number[] = [];
  for (let call = 0; call < times; call += 1) {
    const startedAt = performance.now();
    const { status } = await visitor.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    took.push(performance.now() - startedAt);
  }
  return took;
}

const middleOf = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

function print(name: string, spreads: ReturnType<typeof spreadOf>[]): void {
  console.log(`\n${name}: milliseconds (least, middle and most of ${rounds} rounds)`);
  const rows = spreads.map(({ min, median, max }, at) => [
    `${sizes[at]} rows`,
    { least: min, middle: median, most: max },
  ]);
  console.table(Object.fromEntries(rows));
}

const judge = (figure: string, growth: number) =>
  console.log(
    `${figure}: ${growth} × (${growth <= mostGrowth ? 'reached' : 'NOT REACHED'}: at most ${mostGrowth})`,
  );

function printDocuments(documents: Record<string, number>): void {
  console.log('\nThe document of / by the number of remotes, bytes with brotli');
  console.table(documents);
  const [few = 0, many = 0] = [documents['3 remotes'], documents['30 remotes']];
  const verdict = many - few <= mostBytes ? 'reached' : 'NOT REACHED';
  console.log(`27 more remotes cost ${many - few} bytes (${verdict}: at most ${mostBytes})`);
}
