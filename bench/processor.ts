import { me } from '@camp/contracts/account/session';
import { getUser } from '@camp/contracts/account/users';
import { sampleOf } from '@camp/contracts/client/sample';
import type { Endpoint } from '@camp/contracts/client/endpoint';
import type { Role } from '@camp/contracts/site/roles';
import { listUsers } from '@camp/contracts/staff/staff-users';
import pLimit from 'p-limit';
import { type ApiProcess, siteOrigin } from '#infra/test-servers/api-process.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';
import type { Bench } from './bench-run.ts';
import { processorMicros } from './servers/scripts.ts';
import { signedInAs } from './servers/signed-in.ts';
import { startMeasuredApi, startStores } from './servers/stores.ts';
import { printTable, rounded } from './spreads.ts';

const warmUps = 20;
const usualRounds = 100;
/** Number of calls under way: some answers are held back so that their time reveals nothing. */
const atOnce = 4;
const largeBody = JSON.stringify({ identifier: 'a'.repeat(100_000) });

interface Call {
  name: string;
  method: string;
  path: string;
  body: string | null;
  cookie?: string;
}

/** The calls that signed-in people make most, and the largest answer that staff ask for all day. */
const signedIn: readonly { path: string; role: Role; times: number }[] = [
  { path: me.path, role: 'member', times: 4_000 },
  { path: getUser.path.replace(':id', '1'), role: 'member', times: 4_000 },
  { path: `${listUsers.admin.path}?limit=25&count=capped`, role: 'admin', times: 1_000 },
];

/**
 * Measures the processor's time that one request costs the API, in milliseconds of its main thread: passwords are
 * hashed on others. Sends every call of the contract signed out, and some signed in.
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
  for (const { path, role, times } of signedIn) {
    await run.measure(`processor GET ${path}`, async () => {
      const { cookieHeader: cookie } = await signedInAs(role, api, databaseUrl);
      const sent = { name: path, method: 'GET', path, body: null, cookie };
      const ms = await costOf(api, sent, run.rounds(times));
      console.log(`${path}, signed in as ${role}: ${ms} ms`);
      return { ms };
    });
  }
};

/** Returns a call with a body that fits, and one with 100 kB that does not fit. */
function signedOut({ method, path, body }: Endpoint): Call[] {
  const address = path.replaceAll(/:\w+/g, '1');
  const fitting = { name: `${method} ${path}`, method, path: address };
  if (!body) return [{ ...fitting, body: method === 'GET' ? null : '{}' }];
  return [
    { ...fitting, body: JSON.stringify(sampleOf(body, { io: 'input' })) },
    { ...fitting, name: `${fitting.name}, 100 kB`, body: largeBody },
  ];
}

async function costOf(api: ApiProcess, sent: Call, times: number): Promise<number> {
  const inLine = pLimit(atOnce);
  const send = (count: number) =>
    Promise.all(Array.from({ length: count }, () => inLine(() => call(api, sent))));
  await send(warmUps);
  const { pid } = api.service.child;
  const mainThread = `${pid}/task/${pid}`;
  const before = processorMicros(mainThread);
  await send(times);
  return rounded((processorMicros(mainThread) - before) / 1_000 / times);
}

async function call({ url }: ApiProcess, { method, path, body, cookie = '' }: Call): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: siteOrigin, cookie };
  const response = await fetch(url + path, { method, headers, body });
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${method} ${path} answered ${response.status}.`);
}
