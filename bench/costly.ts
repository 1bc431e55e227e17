import { login } from '@camp/contracts/account/auth';
import { me } from '@camp/contracts/account/session';
import { sampleOf } from '@camp/contracts/client/sample';
import type { Role } from '@camp/contracts/site/roles';
import type { Endpoint } from '@camp/contracts/client/endpoint';
import { auditExportPath, auditExportQuery } from '@camp/contracts/staff/audit';
import { usersExportPaths, usersExportQuery } from '@camp/contracts/staff/staff-users';
import mysql from 'mysql2/promise';
import { type ApiProcess, siteOrigin } from '#infra/test-servers/api-process.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { newPlace } from '#tests/support/api/new-place.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { databaseOptions, fill } from './back-office.ts';
import type { Bench, BenchRun } from './bench-run.ts';
import { seedAudit } from './seed-audit.ts';
import { seedUsers } from './seed-users.ts';
import { processorMicros } from './servers/scripts.ts';
import { cookieOf } from './servers/signed-in.ts';
import { startDatabase, startMeasuredApi } from './servers/stores.ts';
import { printTable, quantile, rounded } from './spreads.ts';

type Call = Pick<Endpoint, 'method' | 'path' | 'query' | 'body'>;

/** Calls that are no endpoint of the contract: files. */
const files: Call[] = [
  { method: 'GET', path: usersExportPaths.admin, query: usersExportQuery },
  { method: 'GET', path: auditExportPath, query: auditExportQuery },
];

const crowd = 100;
const rows = 20_000;
const calmRounds = 5;

/** What others waited for, in milliseconds, and what became of the crowd. */
interface Row {
  'me ms': number;
  'sign-in ms': number;
  'crowd ms': number;
  'CPU ms': number;
  answers: string;
}

/**
 * Every call of the contract a hundred times at once, with the longest that it takes, by an admin of one place; and
 * what somebody signed in and somebody who signs in wait for meanwhile. The limits are those of production.
 */
export const benchCostly: Bench = async (run, started) => {
  const server = await startDatabase(started, databaseOptions);
  const databaseUrl = await server.createDatabase('campbc_bench');
  const environment = { DATABASE_URL: databaseUrl, RATE_LIMIT_FACTOR: '1' };
  const api = await startMeasuredApi(started, environment);
  const connection = await mysql.createConnection(databaseUrl);
  started.defer(() => connection.destroy());
  await fill(connection, { table: 'users', rows }, seedUsers(1, rows));
  await fill(connection, { table: 'audit_log', rows }, seedAudit(1, rows));
  await run.measure('costly', () => dearestOf(run, { api, databaseUrl }));
};

interface Place {
  api: ApiProcess;
  databaseUrl: string;
}

async function dearestOf(run: BenchRun, place: Place) {
  const others = await othersOf(place);
  const calm: Waited[] = [];
  const measured: [string, Row][] = [];
  const calls = [...(await everyEndpoint()), ...files];
  for (const call of run.isShort ? calls.slice(-3) : calls) {
    const cookie = cookieOf((await signedIn(place, 'admin')).visitor);
    for (let round = 0; round < calmRounds; round += 1) calm.push(await others());
    measured.push([`${call.method} ${call.path}`, await beside(place, { call, cookie }, others)]);
  }
  const calmly = { 'me ms': medianOf(calm, 'me'), 'sign-in ms': medianOf(calm, 'signIn') };
  const worst = measured.toSorted(([, a], [, b]) => b['CPU ms'] - a['CPU ms']).slice(0, 40);
  const told = { 'nobody else': calmly, ...Object.fromEntries(worst) };
  printTable(`${crowd} calls at once, the dearest`, told);
  return told;
}

interface Waited {
  me: number;
  signIn: number;
}

const medianOf = (waited: readonly Waited[], who: keyof Waited) =>
  rounded(
    quantile(
      waited.map((each) => each[who]).toSorted((a, b) => a - b),
      0.5,
    ),
  );

/** Somebody who is signed in asks who they are, and somebody else signs in, each from a place of their own. */
async function othersOf(place: Place): Promise<() => Promise<Waited>> {
  const { visitor, account } = await signedIn(place, 'member');
  const timed = async (work: () => Promise<{ status: number }>) => {
    const startedAt = performance.now();
    const { status } = await work();
    if (status !== 200) throw new Error(`Somebody else was answered ${status}.`);
    return performance.now() - startedAt;
  };
  return async () => ({
    me: await timed(() => visitor.get(me.path)),
    signIn: await timed(() => logIn(new Visitor(place.api.url), account)),
  });
}

interface Account {
  email: string;
  password: string;
}

const logIn = (visitor: Visitor, { email: identifier, password }: Account) =>
  visitor.post(
    login.path,
    { identifier, password },
    { headers: { 'x-forwarded-for': newPlace() } },
  );

async function signedIn(place: Place, role: Role) {
  const { api, databaseUrl } = place;
  const account = await buildUser({ dataDir: api.dataDir, databaseUrl }, { role });
  const visitor = new Visitor(api.url);
  await logIn(visitor, account);
  return { visitor, account };
}

async function beside(
  { api }: Place,
  sent: { call: Call; cookie: string },
  others: () => Promise<Waited>,
): Promise<Row> {
  const { pid } = api.service.child;
  const mainThread = `${pid}/task/${pid}`;
  const before = processorMicros(mainThread);
  const startedAt = performance.now();
  const crowdState = { isOver: false };
  const from = newPlace();
  const crowding = Promise.all(Array.from({ length: crowd }, () => send(api, sent, from))).finally(
    () => (crowdState.isOver = true),
  );
  const waited: Waited[] = [];
  do waited.push(await others());
  while (!crowdState.isOver);
  const statuses = await crowding;
  return {
    'me ms': medianOf(waited, 'me'),
    'sign-in ms': medianOf(waited, 'signIn'),
    'crowd ms': rounded(performance.now() - startedAt),
    'CPU ms': rounded((processorMicros(mainThread) - before) / 1_000),
    answers: countedOf(statuses),
  };
}

function countedOf(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ');
}

async function send(
  { url }: ApiProcess,
  { call, cookie }: { call: Call; cookie: string },
  from: string,
): Promise<number> {
  const { method, path, query, body } = call;
  const longest = { io: 'input', isLongest: true } as const;
  const asked = query ? `?${new URLSearchParams(asTexts(sampleOf(query, longest)))}` : '';
  const response = await fetch(url + path.replaceAll(/:\w+/g, '1') + asked, {
    method,
    headers: {
      'content-type': 'application/json',
      origin: siteOrigin,
      cookie,
      'x-forwarded-for': from,
    },
    body: method === 'GET' ? null : JSON.stringify(body ? sampleOf(body, longest) : {}),
  });
  await response.arrayBuffer();
  return response.status;
}

const asTexts = (fields: unknown) =>
  Object.entries(fields as object).map(([name, value]) => [name, String(value)]);
