import { readFileSync } from 'node:fs';
import { sampleOf } from '@camp/contracts/client/sample';
import type { Endpoint } from '@camp/contracts/client/endpoint';
import pLimit from 'p-limit';
import { type ApiProcess, siteOrigin } from '#infra/test-servers/api-process.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import type { Bench } from './bench-run.ts';
import { startMeasuredApi, startStores } from './servers/stores.ts';
import { printTable, rounded } from './spreads.ts';

const warmUps = 20;
const usualRounds = 100;
const meRounds = 4_000;
/** How many calls are under way: some answers are held back so that their time tells nothing. */
const atOnce = 4;
const largeBody = JSON.stringify({ identifier: 'a'.repeat(100_000) });
/** A tick of the clock by which Linux counts the processor's time. */
const tickMs = 10;

interface Sent {
  name: string;
  method: string;
  path: string;
  body: string | null;
  cookie?: string;
}

/**
 * What one request costs the API in the processor's time, in milliseconds of its main thread: passwords are hashed
 * on others. Every call of the contract by somebody who is signed out, and `me` by somebody who is signed in.
 */
export const benchProcessor: Bench = async (run, started) => {
  const { databaseUrl, environment } = await startStores(started);
  const api = await startMeasuredApi(started, environment);
  await run.measure('processor signed out', async () => {
    const rows = [];
    for (const sent of (await everyEndpoint()).flatMap(signedOut)) {
      rows.push([sent.name, await costOf(api, sent, run.rounds(usualRounds))] as const);
    }
    const dearest = Object.fromEntries(rows.toSorted(([, a], [, b]) => b - a).slice(0, 10));
    printTable('Signed out, the ten dearest calls, ms', dearest);
    return dearest;
  });
  await run.measure('processor GET /api/auth/me', async () => {
    const ms = await costOf(api, await signedInMe(api, databaseUrl), run.rounds(meRounds));
    console.log(`me, signed in: ${ms} ms`);
    return { ms };
  });
};

/** A call with what fits, and one with 100 kB that do not. */
function signedOut({ method, path, body }: Endpoint): Sent[] {
  const address = path.replaceAll(/:\w+/g, '1');
  const fitting = { name: `${method} ${path}`, method, path: address };
  if (!body) return [{ ...fitting, body: method === 'GET' ? null : '{}' }];
  return [
    { ...fitting, body: JSON.stringify(sampleOf(body, { io: 'input' })) },
    { ...fitting, name: `${fitting.name}, 100 kB`, body: largeBody },
  ];
}

async function signedInMe({ url, dataDir }: ApiProcess, databaseUrl: string): Promise<Sent> {
  const visitor = new Visitor(url);
  const { email, password } = await buildUser({ dataDir, databaseUrl });
  await visitor.post('/api/auth/login', { identifier: email, password });
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  return { name: 'me', method: 'GET', path: '/api/auth/me', body: null, cookie };
}

async function costOf(api: ApiProcess, sent: Sent, times: number): Promise<number> {
  const inLine = pLimit(atOnce);
  const send = (count: number) =>
    Promise.all(Array.from({ length: count }, () => inLine(() => call(api, sent))));
  await send(warmUps);
  const before = mainThreadMs(api);
  await send(times);
  return rounded((mainThreadMs(api) - before) / times);
}

async function call({ url }: ApiProcess, { method, path, body, cookie = '' }: Sent): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: siteOrigin, cookie };
  const response = await fetch(url + path, { method, headers, body });
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${method} ${path} answered ${response.status}.`);
}

/** User and system time, fields 14 and 15 of proc(5)'s `stat`; a name in brackets comes before the third. */
function mainThreadMs({ service }: ApiProcess): number {
  const { pid } = service.child;
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
