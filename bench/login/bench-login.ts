import { availableParallelism } from 'node:os';
import { me } from '@camp/contracts/account/session';
import { healthz } from '@camp/contracts/staff/diagnostics';
import type { Bench } from '#bench/bench-run.ts';
import { type Loader, startLoader } from '#bench/servers/loader.ts';
import { messageOf, type Server, startScript } from '#bench/servers/scripts.ts';
import { signedInApi } from '#bench/servers/signed-in.ts';
import { startMeasuredApi, startStores } from '#bench/servers/stores.ts';
import { judge, printSpread, ratios, spreadOf } from '#bench/spreads.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { type BuiltUser, buildUsers } from '#tests/support/people/build-user.ts';
import type { HashCount, Hashing } from './hash-process.ts';

const usualRounds = 5;
const seconds = 4;
/** Signed in at the same time: enough that hashing never waits for anything else. */
const people = 16;
/** As many as the API hashes at the same time: one core is left for the rest of it. */
const hashedAtOnce = Math.max(1, availableParallelism() - 1);
/** Calls a second by people who are signed in already. */
const otherCalls = 50;

const minShare = 0.9;
const maxDelay = 50;

/**
 * Measures how many people a second sign in by password, compared with how many passwords the machine can check with
 * the same parameters, as many at once as the API does and one for each core; and how long calls of others take
 * meanwhile. `/healthz` waits for nothing but the event loop.
 */
export const benchLogin: Bench = async (run, started) => {
  await run.measure('login', () => measureSignIns(started, run.rounds(usualRounds)));
};

async function measureSignIns(started: AsyncDisposableStack, rounds: number) {
  const { databaseUrl, environment } = await startStores(started);
  const api = await startMeasuredApi(started, environment);
  const place = { dataDir: api.dataDir, databaseUrl };
  const [meLoader, healthLoader] = [startLoader(started), startLoader(started)];
  const hasher = startScript(started, 'bench/login/hash-process.ts');
  const ours = await signedInApi(api, { databaseUrl, people });
  const users = await buildUsers(
    place,
    Array.from({ length: people }, () => ({})),
  );
  const [stored] = await queryDatabase(place, 'SELECT password_hash FROM users LIMIT 1');
  const hash = String(stored?.['password_hash']);
  const signIn = signingIn(api.url, users);
  await signIn(seconds);
  const measured: Measurements = { raw: [], all: [], alone: [], beside: [], me: [], health: [] };
  const secret = { hash, password: users[0]?.password ?? '' };
  for (let round = 0; round < rounds; round += 1) {
    measured.raw.push(await hashed(hasher, { ...secret, atOnce: hashedAtOnce }));
    measured.all.push(await hashed(hasher, { ...secret, atOnce: availableParallelism() }));
    measured.alone.push(await signIn(seconds));
    const [beside, meP99, healthP99] = await Promise.all([
      signIn(seconds),
      delayOf(meLoader, ours, me.path),
      delayOf(healthLoader, ours, healthz.path),
    ]);
    measured.beside.push(beside);
    measured.me.push(meP99);
    measured.health.push(healthP99);
  }
  return report(measured, rounds);
}

/** Returns a function that signs all users in again and again, from known devices, and gives sign-ins a second. */
function signingIn(url: string, users: BuiltUser[]) {
  const everybody = users.map((user) => ({ user, visitor: new Visitor(url) }));
  return async (forSeconds: number): Promise<number> => {
    const startedAt = performance.now();
    const deadline = startedAt + forSeconds * 1_000;
    let times = 0;
    await Promise.all(
      everybody.map(async ({ user: { email, password }, visitor }) => {
        while (performance.now() < deadline) {
          forgetSession(visitor);
          const sent = { identifier: email, password };
          const { status } = await visitor.post('/api/auth/login', sent);
          if (status !== 200) throw new Error(`Sign-in answered ${status}.`);
          times += 1;
        }
      }),
    );
    return times / ((performance.now() - startedAt) / 1_000);
  };
}

function forgetSession({ cookies }: Visitor): void {
  for (const name of cookies.keys()) if (!name.includes('device')) cookies.delete(name);
}

/** Returns the number of passwords checked a second. */
async function hashed(
  hasher: ReturnType<typeof startScript>,
  hashing: Omit<Hashing, 'seconds'>,
): Promise<number> {
  hasher.send({ ...hashing, seconds } satisfies Hashing);
  const done = (await messageOf(hasher)) as HashCount;
  return done.hashes / done.seconds;
}

const delayOf = async (loader: Loader, server: Server, path: string) =>
  (await loader(server, { seconds, rate: otherCalls, path })).p99;

interface Measurements {
  raw: number[];
  all: number[];
  alone: number[];
  beside: number[];
  me: number[];
  health: number[];
}

function report({ raw, all, alone, beside, me: meDelays, health }: Measurements, rounds: number) {
  const figures = {
    'passwords checked a second': spreadOf(raw),
    'passwords checked a second by all cores': spreadOf(all),
    'sign-ins a second': spreadOf(alone),
    'sign-ins a second beside other calls': spreadOf(beside),
    'sign-ins beside passwords': ratios(alone, raw),
    'sign-ins beside passwords by all cores': ratios(alone, all),
    'p99 ms of who is signed in, meanwhile': spreadOf(meDelays),
    'p99 ms of the event loop, meanwhile': spreadOf(health),
  };
  const who = `Sign-ins by password by ${people} people, ${hashedAtOnce} hashed at once`;
  printSpread(`${who}, ${rounds} rounds`, figures);
  const share = figures['sign-ins beside passwords'].median;
  const delay = figures['p99 ms of who is signed in, meanwhile'].median;
  judge('Sign-ins beside passwords', share, { least: minShare });
  judge('p99 of other calls', delay, { most: maxDelay }, ' ms');
  return figures;
}
