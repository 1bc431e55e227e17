import { availableParallelism } from 'node:os';
import { me } from '@camp/contracts/account/session';
import { healthz } from '@camp/contracts/staff/diagnostics';
import { startApi } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';
import {
  type Loader,
  messageOf,
  type Server,
  signedInApi,
  startLoader,
  startScript,
} from '#tests/load/api/servers.ts';
import { keepFigures, stampOf } from '#tests/load/results.ts';
import { type Spread, spreadOf } from '#tests/load/spreads.ts';
import { queryDatabase } from '#tests/support/api/database.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { type BuiltUser, buildUsers } from '#tests/support/people/build-user.ts';
import type { Hashed, Hashing } from './hash-process.ts';

const rounds = 5;
const seconds = 4;
/** Signed in at the same time: enough that hashing never waits for anything else. */
const people = 16;
/** As many as the API hashes at the same time: one core is left for the rest of it. */
const hashedAtOnce = Math.max(1, availableParallelism() - 1);
/** Calls a second by people who are signed in already. */
const otherCalls = 50;

const leastShare = 0.9;
const mostDelay = 50;

/**
 * How many people a second sign in by password, beside how many passwords the machine can check with the same
 * parameters, as many at once as the API does and one for each core, and how long calls of others take meanwhile. `/healthz` waits for nothing but the event loop.
 */
export async function benchLogin(): Promise<void> {
  const [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
  const databaseUrl = await database.createDatabase('campbc_bench');
  const environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    RATE_LIMIT_FACTOR: '1000000',
  };
  const api = await startApi({ environment, writesItsLog: true });
  const place = { dataDir: api.dataDir, databaseUrl };
  const [meLoader, healthLoader] = [startLoader(), startLoader()];
  const hasher = startScript('tests/load/login/hash-process.ts');
  try {
    const ours = await signedInApi(api, { databaseUrl, people });
    const users = await buildUsers(
      place,
      Array.from({ length: people }, () => ({})),
    );
    const [stored] = await queryDatabase(place, 'SELECT password_hash FROM users LIMIT 1');
    const hash = String(stored?.['password_hash']);
    const signIn = signingIn(api.url, users);
    await signIn(seconds);
    const measured: Measured = { raw: [], all: [], alone: [], beside: [], me: [], health: [] };
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
    report(measured);
  } finally {
    for (const loader of [meLoader, healthLoader]) loader.stop();
    hasher.kill();
    await api.service.stop();
    await Promise.all([redis.stop(), database.stop()]);
  }
}

/** Everybody signs in again and again, signed out, from a device that is known. Gives sign-ins a second. */
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

/** Passwords checked a second. */
async function hashed(
  hasher: ReturnType<typeof startScript>,
  hashing: Omit<Hashing, 'seconds'>,
): Promise<number> {
  hasher.send({ ...hashing, seconds } satisfies Hashing);
  const done = (await messageOf(hasher)) as Hashed;
  return done.hashes / done.seconds;
}

const delayOf = async (loader: Loader, server: Server, path: string) =>
  (await loader.measure(server, { seconds, rate: otherCalls, path })).p99;

interface Measured {
  raw: number[];
  all: number[];
  alone: number[];
  beside: number[];
  me: number[];
  health: number[];
}

function report({ raw, all, alone, beside: besideCalls, me: meDelays, health }: Measured): void {
  const beside = (peer: number[]) => spreadOf(alone.map((rate, at) => rate / (peer[at] ?? rate)));
  const figures = {
    'passwords checked a second': spreadOf(raw),
    'passwords checked a second by all cores': spreadOf(all),
    'sign-ins a second': spreadOf(alone),
    'sign-ins a second beside other calls': spreadOf(besideCalls),
    'sign-ins beside passwords': beside(raw),
    'sign-ins beside passwords by all cores': beside(all),
    'p99 ms of who is signed in, meanwhile': spreadOf(meDelays),
    'p99 ms of the event loop, meanwhile': spreadOf(health),
  };
  console.log(
    `\nSign-ins by password by ${people} people, ${hashedAtOnce} hashed at once (least, middle and most of ${rounds} rounds)`,
  );
  print(figures);
  const share = figures['sign-ins beside passwords'].median;
  const delay = figures['p99 ms of who is signed in, meanwhile'].median;
  judge(`Sign-ins beside passwords: ${share}`, share >= leastShare, `at least ${leastShare}`);
  judge(`p99 of other calls: ${delay} ms`, delay <= mostDelay, `at most ${mostDelay} ms`);
  keepFigures('login', figures, stampOf());
}

const print = (figures: Record<string, Spread>) =>
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([what, { min, median, max }]) => [
        what,
        { least: min, middle: median, most: max },
      ]),
    ),
  );

const judge = (figure: string, isReached: boolean, target: string) =>
  console.log(`${figure} (${isReached ? 'reached' : 'not reached'}: ${target})`);
