import { setTimeout as wait } from 'node:timers/promises';
import { onStopAsked, orExit, PatientServer } from '@camp/service/program';
import { openTracing, tracer } from '@camp/service/tracing';
import { PeopleRead } from '#audit/people-read.ts';
import { AuditSealer } from '#audit/sealer.ts';
import { withTimeout } from '#background/with-timeout.ts';
import { connectDatabase } from '#db/connection.ts';
import { migrate, requireMigrated } from '#db/migrate.ts';
import { seedDemoAccounts } from '#db/seeds.ts';
import { tellSlowStatements } from '#db/slow-statements.ts';
import { traceStatements } from '#db/traced-statements.ts';
import { watchedBy } from '#db/watched-statements.ts';
import { ChainWatch } from '#features/audit/chain-watch.ts';
import { ClosureMailWorker } from '#features/closure-mails/closure-mail-worker.ts';
import { CurrentAlerts } from '#features/feeds/current-alerts.ts';
import { FeedWorker } from '#features/feeds/feed-worker.ts';
import { ChangeWatch } from '#features/changes/change-watch.ts';
import { Doorbell } from '#features/changes/doorbell.ts';
import { KeyRotation } from '#features/key-rotation/key-rotation.ts';
import { openKeptKeys } from '#features/key-rotation/kept-keys.ts';
import { unknownKeys } from '#features/key-rotation/sealed-columns.ts';
import { BulkJobWorker } from '#features/bulk-jobs/bulk-job-worker.ts';
import { LiveIndex } from '#features/places/live-index.ts';
import { seedPlaces } from '#features/places-import/import-places.service.ts';
import { parkRefresh } from '#features/park-refresh/refresh-parks.ts';
import { GenerationKeeper } from '#features/releases/generation-keeper.ts';
import { ReleaseNews } from '#features/changes/release-news.ts';
import { Watchdog } from '#features/releases/watchdog.ts';
import { forgetDeleted } from '#features/retention/forget-deleted.ts';
import { Sweeper } from '#features/retention/sweeper.ts';
import { noteEndedSuspensions } from '#features/staff-users/suspension.service.ts';
import { deleteUnconfirmed } from '#features/registration/unconfirmed-accounts.ts';
import { createHttpServer } from '#http/http-server.ts';
import { createRateLimits } from '#rate-limits/rate-limits.ts';
import { BounceReader } from '#mail/bounces.ts';
import { Outbox } from '#mail/outbox.ts';
import { OutboxWorker } from '#mail/outbox-worker.ts';
import { defineModels } from '#models/define-models.ts';
import { setNiceness } from '#errors/threads-that-give-way.ts';
import { createApp } from './app.ts';
import { ChainFindings } from './chain-findings.ts';
import { alertsMode, isEmbedded, readEnv } from './env.ts';
import { createLog } from './log.ts';
import { connectRedis, readiness } from './redis.ts';
import { openReleases } from './releases.ts';
import type { AppContext } from './context.ts';

/** Milliseconds that shutdown waits for open requests, and in all. */
const drainMs = 8_000;
const stopMs = 9_000;
/**
 * Callers wait outside for the start to end, on a slow machine too, while database and Redis answer; but not
 * longer than the program that started this API. After that they get UNAVAILABLE until the start has ended.
 */
const startupTimeoutMs = 30_000;
const dependencyPollIntervalMs = 5_000;
/** Time for edges to notice that this API leaves, before unused connections are closed. */
const leaveMs = 1_000;
const prepareAgainMs = 1_000;
const dayMs = 86_400_000;

const env = await orExit(() => readEnv(process.env));
const log = createLog(env);
await openTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT, { service: 'campbc-api', log });
const db = await connectDatabase(env, {
  onSwitch: (node) => log.warn({ node }, 'another database node is used'),
  onStatement: watchedBy(tellSlowStatements(env, log), traceStatements(env)),
});
defineModels(db, env);
setNiceness(env.HASHING_NICENESS);
const redis = await connectRedis(env, log);
const releaseFindings: AppContext['releaseFindings'] = { problem: null, newest: null };
const doorbell = new Doorbell(redis);
const listening = await connectRedis(
  env,
  log.child({ listens: true }),
  (client) => void doorbell.listenOn(client),
);
const peopleRead = new PeopleRead({ db, log });
const context: AppContext = {
  env,
  log,
  db,
  redis,
  rateLimits: createRateLimits({ env, redis }),
  peopleRead,
  outbox: new Outbox(env),
  releases: openReleases(env, log),
  metrics: await orExit(openMetrics),
  chainFindings: new ChainFindings(),
  releaseFindings,
};
const alerts = new CurrentAlerts({
  mode: alertsMode(env),
  intervalMs: Math.min(env.WORKER_INTERVAL_MS, 500),
});
/** One for all parts, so that they report the same places. */
const places = new LiveIndex(context, alerts);
const changes = new ChangeWatch({ env, log, doorbell, places, alerts });
const forgetBatch = (limit: number) =>
  forgetDeleted({ db, keys: env.SECRETS_KEY, keptMs: env.RETENTION_DAYS * dayMs }, limit);
const deleteBatch = (limit: number) => deleteUnconfirmed(db, limit);
const noteBatch = (limit: number) => noteEndedSuspensions(db, limit);
const countReport = (kind: string) => context.metrics?.mailReports.inc({ kind });
const background = [
  ...(env.SEND_MAIL ? [new OutboxWorker(context)] : []),
  ...(env.MAIL_BOUNCES ? [new BounceReader({ env, log, count: countReport })] : []),
  new BulkJobWorker(context),
  peopleRead,
  changes,
  new ReleaseNews({ log, releases: context.releases, doorbell }),
  new AuditSealer({ db, log, keys: env.SECRETS_KEY }),
  new ChainWatch(context),
  new KeyRotation(context),
  new Watchdog(context),
  new GenerationKeeper(context),
  new FeedWorker({ ...context, alerts, others: [parkRefresh({ ...context, places })] }),
  new ClosureMailWorker({ ...context, alerts, places }),
  new Sweeper({ log, others: [deleteBatch, forgetBatch, noteBatch] }),
];
context.metrics?.watchWorkers(background);
const stopping = new AbortController();
let isPrepared = false;

const server = new PatientServer(
  createHttpServer(createApp(context, { alerts, places, changes, isPrepared: () => isPrepared })),
);
onStopAsked(() => void stop());

let prepared = prepare();
const started = Promise.all([prepared, redis && readiness(redis)]);
const longest = wait(startupTimeoutMs, undefined, { ref: false });
await Promise.race([started, dependencyDown(), longest]);
if (!stopping.signal.aborted) listen();
while (!(await prepared) && !stopping.signal.aborted) {
  await wait(prepareAgainMs);
  prepared = prepare();
}

function listen(): void {
  server.listen({ port: env.API_PORT, host: '127.0.0.1' }, (port) =>
    log.info({ port }, 'api is listening'),
  );
}

/** Brings the tables up to date and opens the keys. Returns false when that failed. */
async function prepare(): Promise<boolean> {
  try {
    const newer = env.MIGRATE_ON_START ? await migrate(env) : await requireMigrated(db);
    if (newer.length > 0) log.warn({ newer }, 'the tables are of a newer version');
    await openKeptKeys(env.SECRETS_KEY);
    for (const found of await unknownKeys(db, env.SECRETS_KEY)) {
      log.error(found, 'SECRETS_KEY lacks a key that texts are sealed with');
    }
    await seedPlaces(db);
    if (isEmbedded(env) && env.DEMO_PASSWORD) await seedDemoAccounts(env.DEMO_PASSWORD);
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'not ready yet');
    return false;
  }
  isPrepared = true;
  if (!stopping.signal.aborted) for (const worker of background) worker.start();
  log.info('api is ready');
  return true;
}

async function dependencyDown(): Promise<void> {
  do {
    await wait(dependencyPollIntervalMs, undefined, { ref: false });
  } while (await withTimeout(Promise.all([db.query('SELECT 1'), redis?.ping()])).catch(() => null));
}

/** Refuses new requests, lets open ones finish, then closes database and Redis. Open work ends at the deadline. */
async function stop(): Promise<void> {
  log.info('api is stopping');
  stopping.abort();
  setTimeout(() => process.exit(0), stopMs).unref();
  /* The embedded site has no other API that calls could go to meanwhile. */
  const closed = server.close({ leaveMs: isEmbedded(env) ? 0 : leaveMs, drainMs });
  await Promise.all([closed, ...background.map((worker) => worker.stop())]);
  await tracer()?.stop();
  await db.close();
  for (const each of [redis, listening]) if (each?.isOpen) each.destroy();
  process.exit(0);
}

/** Metrics have a port of their own, from the first moment; without one nothing is counted. */
async function openMetrics(): Promise<AppContext['metrics']> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (port === undefined) return null;
  const { ApiMetrics } = await import('#metrics/api-metrics.ts');
  const { serveMetrics } = await import('@camp/service/metrics-server');
  const { DATA_DIR: dataDir } = env;
  const asksFeeds = env.FEEDS === 'on';
  const metrics = new ApiMetrics({ db, redis, releaseFindings, asksFeeds, dataDir });
  await serveMetrics(metrics.registry, { port, host });
  return metrics;
}
