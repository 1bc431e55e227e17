import type { ChildProcess } from 'node:child_process';
import { login } from '@camp/contracts/account/auth';
import { me } from '@camp/contracts/account/session';
import { sampleOf } from '@camp/contracts/client/sample';
import type { Role } from '@camp/contracts/site/roles';
import type { Endpoint } from '@camp/contracts/client/endpoint';
import { auditExportPath, auditExportQuery } from '@camp/contracts/staff/audit';
import { usersExportPaths, usersExportQuery } from '@camp/contracts/staff/staff-users';
import { siteOrigin } from '#infra/test-servers/api-process.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { newPlace } from '#tests/support/api/new-place.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import type { Bench, BenchRun } from './bench-run.ts';
import { type BusySite, startBusySite } from './busy-site.ts';
import type { Crowd } from './servers/crowd-process.ts';
import { messageOf, processorMicros, startScript } from './servers/scripts.ts';
import { printTable, type Spread, spreadOf } from './spreads.ts';

type Call = Pick<Endpoint, 'method' | 'path' | 'query' | 'body'>;

/** Calls that are no endpoint of the contract: files. */
const files: Call[] = [
  { method: 'GET', path: usersExportPaths.admin, query: usersExportQuery },
  { method: 'GET', path: auditExportPath, query: auditExportQuery },
];

const crowd = 100;
const calmRounds = 5;
/** Crowds for each call. The figure is the median of all that others waited for meanwhile. */
const crowdRounds = 3;

/** During a crowd others may wait at most this many times as long as alone. */
const maxRatio = 3;

/**
 * Sends every call of the contract a hundred times at once, with the longest input that it takes, by an admin at one
 * place, through the edge as visitors do. Measures how long someone signed in and someone who signs in wait meanwhile.
 * Limits are those of production. Where they wait too long, the same crowd goes to another site on this machine: what
 * they wait for then is the machine's share.
 */
export const benchCostly: Bench = async (run, started) => {
  const sender = startScript(started, 'bench/servers/crowd-process.ts');
  const place = { ...(await startBusySite(started)), sender };
  const elsewhere = { ...(await startBusySite(started)), sender };
  await run.measure('costly', () => dearestOf(run, place, elsewhere));
};

interface Place extends BusySite {
  /** The process that sends crowds. */
  sender: ChildProcess;
}

async function dearestOf(run: BenchRun, place: Place, elsewhere: Place) {
  const others = await othersOf(place);
  const calm: WaitTimes = { me: [], signIn: [] };
  const rowsAt = async (target: Place, calls: readonly Call[]) => {
    const found: Rows = {};
    for (const call of calls) {
      for (let round = 0; round < calmRounds; round += 1) {
        calm.me.push(await others.me());
        calm.signIn.push(await others.signIn());
      }
      const cookie = (await signedIn(target, 'admin')).visitor.cookieHeader;
      found[nameOf(call)] = await beside(target, { call, cookie }, others);
    }
    return found;
  };
  const all = [...(await everyEndpoint()), ...files];
  const calls = run.isShort ? all.slice(-3) : all;
  const here = await rowsAt(place, calls);
  const isLong = (call: Call) => !namesWithin(here, spreadsOf(calm), 'me').includes(nameOf(call));
  const there = await rowsAt(elsewhere, run.isShort ? calls : calls.filter(isLong));
  return report(spreadsOf(calm), here, there);
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Rows by the names of calls. */
type Rows = Record<string, Row>;
type Alone = Pick<Row, keyof WaitTimes>;

const namesWithin = (found: Rows, alone: Alone, who: keyof WaitTimes): string[] =>
  Object.keys(found).filter((name) => {
    const { median = Infinity } = found[name]?.[who] ?? {};
    return median <= maxRatio * alone[who].median;
  });

/** Prints the calls that others wait longest for, and during how many calls they wait no longer than they may. */
function report(alone: Alone, here: Rows, there: Rows) {
  const worst = Object.entries(here)
    .toSorted(([, a], [, b]) => b.me.median - a.me.median)
    .slice(0, 40);
  const rowOf = ([name, { me: who, signIn, ...rest }]: [string, Alone]) => {
    const elsewhere = there[name] ? shown(there[name].me) : '';
    const waited = {
      'me ms': shown(who),
      'crowd elsewhere': elsewhere,
      'sign-in ms': shown(signIn),
    };
    return [name, { ...waited, ...rest }] as const;
  };
  const table = Object.fromEntries(
    [['nobody else', alone] as [string, Alone], ...worst].map(rowOf),
  );
  printTable(`${crowd} calls at once, by what others wait for`, table);
  const countOf = (who: keyof WaitTimes) => namesWithin(here, alone, who).length;
  const found = { calls: Object.keys(here).length, me: countOf('me'), signIn: countOf('signIn') };
  printTable(`Beside how many calls others wait ${maxRatio} times as long at most`, [found]);
  return { alone, ...found, worst: Object.fromEntries(worst), there };
}

const shown = ({ median, max }: Spread) => `${median} · ${max}`;

/** Time that each call of the others took, in milliseconds. */
interface WaitTimes {
  me: number[];
  signIn: number[];
}

/** Waiting times of others in milliseconds, the crowds' median times, and the answers to the last crowd. */
interface Row {
  me: Spread;
  signIn: Spread;
  'crowd ms': number;
  'CPU ms': number;
  answers: string;
}

const spreadsOf = ({ me: whoTheyAre, signIn }: WaitTimes) => ({
  me: spreadOf(whoTheyAre),
  signIn: spreadOf(signIn),
});

/** One visitor is signed in and asks who they are, another signs in, each from a place of their own. */
async function othersOf(place: Place): Promise<Record<keyof WaitTimes, () => Promise<number>>> {
  const { visitor, account } = await signedIn(place, 'member');
  const timed = async (work: () => Promise<{ status: number }>) => {
    const startedAt = performance.now();
    const { status } = await work();
    if (status !== 200) throw new Error(`Somebody else was answered ${status}.`);
    return performance.now() - startedAt;
  };
  return {
    me: () => timed(() => visitor.get(me.path)),
    signIn: () => timed(() => logIn(new Visitor(place.url), account)),
  };
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
  const { api, url, databaseUrl } = place;
  const account = await buildUser({ dataDir: api.dataDir, databaseUrl }, { role });
  const visitor = new Visitor(url);
  await logIn(visitor, account);
  return { visitor, account };
}

async function beside(
  place: Place,
  sent: { call: Call; cookie: string },
  others: Record<keyof WaitTimes, () => Promise<number>>,
): Promise<Row> {
  const { pid } = place.api.service.child;
  const mainThread = `${pid}/task/${pid}`;
  const waited: WaitTimes = { me: [], signIn: [] };
  const [took, spent]: [number[], number[]] = [[], []];
  let statuses: number[] = [];
  for (let round = 0; round < crowdRounds; round += 1) {
    const [before, startedAt] = [processorMicros(mainThread), performance.now()];
    const crowding = { isOver: false };
    const answered = crowdOf(place, sent).finally(() => (crowding.isOver = true));
    const meanwhile = async (who: keyof WaitTimes) => {
      do waited[who].push(await others[who]());
      while (!crowding.isOver);
    };
    await Promise.all([meanwhile('me'), meanwhile('signIn')]);
    statuses = await answered;
    took.push(performance.now() - startedAt);
    spent.push((processorMicros(mainThread) - before) / 1_000);
  }
  return {
    ...spreadsOf(waited),
    'crowd ms': spreadOf(took).median,
    'CPU ms': spreadOf(spent).median,
    answers: countedOf(statuses),
  };
}

function countedOf(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ');
}

/** Sends a crowd of one account at one place. Returns the statuses of the answers. */
async function crowdOf(
  { url, sender }: Place,
  { call, cookie }: { call: Call; cookie: string },
): Promise<number[]> {
  const { method, path, query, body } = call;
  const longest = { io: 'input', isLongest: true } as const;
  const asked = query ? `?${new URLSearchParams(asTexts(sampleOf(query, longest)))}` : '';
  sender.send({
    url: url + path.replaceAll(/:\w+/g, '1') + asked,
    method,
    headers: {
      'content-type': 'application/json',
      origin: siteOrigin,
      cookie,
      'x-forwarded-for': newPlace(),
    },
    body: method === 'GET' ? null : JSON.stringify(body ? sampleOf(body, longest) : {}),
    times: crowd,
  } satisfies Crowd);
  return (await messageOf(sender)) as number[];
}

const asTexts = (fields: unknown) =>
  Object.entries(fields as object).map(([name, value]) => [name, String(value)]);
