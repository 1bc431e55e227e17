import { setTimeout as wait } from 'node:timers/promises';
import mysql, { type Connection } from 'mysql2/promise';
import { me } from '@camp/contracts/account/session';
import type { MariaDb } from '#infra/test-servers/mariadb.ts';
import { databaseOptions, fill } from '#bench/back-office.ts';
import type { Bench } from '#bench/bench-run.ts';
import { seedAudit } from '#bench/seed-audit.ts';
import { seedUsers } from '#bench/seed-users.ts';
import { signedInAs } from '#bench/servers/signed-in.ts';
import { startDatabase, startMeasuredApi } from '#bench/servers/stores.ts';
import { inTurns, judge, printSpread, printTable, ratios, spreadOf } from '#bench/spreads.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { documentsByRemotes, extendedRemotes } from './release-document.ts';

/** Users, and as many audit entries. */
const sizes = [1_000, 10_000, 100_000, 1_000_000];
const usualRounds = 15;
const callsInARound = 10;
const warmUps = 30;

const maxGrowth = 1.3;
/** Most bytes that 27 more remotes may add to a document. */
const maxBytes = 2_000;
/** Most bytes that a document may hold of extensions that its page does not show. */
const maxExtensionBytes = 1_000;

const calls = {
  'who is signed in': me.path,
  'users, first page': '/api/admin/users?limit=25&count=capped&sort=id&dir=asc',
  'audit log, first page': '/api/admin/audit-logs?limit=25',
};

interface Site {
  size: number;
  visitor: Visitor;
}

/**
 * Measures the home page's document with 3 to 30 remotes. Then measures the same calls over a thousand to a million
 * rows, each size with a database and an API of its own, in turns, so that a machine that wavers slows all of them.
 */
export const benchGrowth: Bench = async (run, started) => {
  await run.measure('growth bytes of / by remotes', measureDocuments);
  const server = await startDatabase(started, databaseOptions);
  const grown: Site[] = [];
  for (const size of run.isShort ? sizes.slice(0, 2) : sizes) {
    grown.push(await grow(started, server, size));
  }
  for (const [name, path] of Object.entries(calls)) {
    await run.measure(`growth ${name}`, () =>
      measureGrowth(grown, { name, path, rounds: run.rounds(usualRounds) }),
    );
  }
};

async function grow(started: AsyncDisposableStack, server: MariaDb, size: number): Promise<Site> {
  const databaseUrl = await server.createDatabase(`campbc_bench_${size}`);
  const api = await startMeasuredApi(started, { DATABASE_URL: databaseUrl });
  const connection = await mysql.createConnection(databaseUrl);
  started.defer(() => connection.destroy());
  await fill(connection, { table: 'users', rows: size }, seedUsers(1, size));
  await fill(connection, { table: 'audit_log', rows: size }, seedAudit(1, size));
  await untilSealed(connection, size);
  return { size, visitor: await signedInAs('admin', api, databaseUrl) };
}

const pollIntervalMs = 500;
/**
 * Waits until the API has sealed what was seeded, a thousand entries at a time. It takes entries without a proof
 * only while there are no others, so no one may have signed in before.
 */
async function untilSealed(connection: Connection, entries: number): Promise<void> {
  for (let sealed = 0; sealed < entries;) {
    await wait(pollIntervalMs);
    const [rows] = await connection.query('SELECT MAX(position) AS sealed FROM audit_chain');
    sealed = (rows as { sealed: number | null }[])[0]?.sealed ?? 0;
  }
}

async function measureGrowth(
  grown: Site[],
  { name, path, rounds }: { name: string; path: string; rounds: number },
) {
  for (const { visitor } of grown) await timesOf(visitor, path, warmUps);
  const measured = await inTurns(grown, rounds, async ({ visitor }) =>
    middleOf(await timesOf(visitor, path, callsInARound)),
  );
  const middles = [...measured.values()];
  const spreads = Object.fromEntries(
    [...measured].map(([{ size }, times]) => [`ms at ${size} rows`, spreadOf(times)]),
  );
  const growth = ratios(middles.at(-1) ?? [], middles[0] ?? []);
  printSpread(`${name}: ${rounds} rounds`, spreads);
  judge(`${name}: the most rows beside the fewest`, growth.median, { most: maxGrowth }, ' ×');
  return { ...spreads, 'largest beside smallest': growth };
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

async function measureDocuments(): Promise<Record<string, number>> {
  const documents = await documentsByRemotes();
  printTable('The document of / by the number of remotes, bytes with brotli', documents);
  const [few = 0, many = 0] = [documents['3 remotes'], documents['30 remotes']];
  judge('27 more remotes cost', many - few, { most: maxBytes }, ' bytes');
  const [plain = 0, extended = 0] = [documents['200 remotes'], documents[extendedRemotes]];
  judge('400 extensions cost', extended - plain, { most: maxExtensionBytes }, ' bytes');
  return documents;
}
