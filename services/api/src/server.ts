import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AuditSealer } from '#audit/sealer.ts';
import { Sweeper } from '#background/sweeper.ts';
import { connectDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemoAccounts } from '#db/seeds.ts';
import { ChainWatch } from '#features/audit/chain-watch.ts';
import { KeyRotation } from '#features/key-rotation/key-rotation.ts';
import { openKeptKeys } from '#features/key-rotation/kept-keys.ts';
import { unknownKeys } from '#features/key-rotation/sealed-columns.ts';
import { BulkJobWorker } from '#features/bulk-jobs/bulk-job-worker.ts';
import { CanaryWatchdog } from '#features/releases/canary-watchdog.ts';
import { GenerationKeeper } from '#features/releases/generation-keeper.ts';
import { LiveWatchdog } from '#features/releases/live-watchdog.ts';
import { forgetDeleted } from '#features/retention/forget-deleted.ts';
import { noteEndedSuspensions } from '#features/staff-users/suspension.service.ts';
import { deleteUnconfirmed } from '#features/registration/unconfirmed-accounts.ts';
import { createHttpServer } from '#http/http-server.ts';
import { createRateLimits } from '#rate-limits/rate-limits.ts';
import { Outbox } from '#mail/outbox.ts';
import { OutboxWorker } from '#mail/outbox-worker.ts';
import { defineModels } from '#models/define-models.ts';
import { createApp } from './app.ts';
import { ChainFindings } from './chain-findings.ts';
import { type Env, isEmbedded, readEnv } from './env.ts';
import { createLog } from './log.ts';
import { connectRedis } from './redis.ts';
import { openReleases } from './releases.ts';
import type { AppContext } from './context.ts';

/** How long shutdown waits for open requests, and how often it closes unused connections, in milliseconds. */
const drainMs = 8_000;
const closeUnusedEveryMs = 50;
const prepareAgainMs = 1_000;
const dayMs = 86_400_000;

/* The edge starts and stops much the same way (docs/decisions/0068-two-server-files.md). */
const env = readEnvOrExit();
const log = createLog(env);
const db = connectDatabase(env);
defineModels(db, env);
const redis = await connectRedis(env, log);
const context: AppContext = {
  env,
  log,
  db,
  redis,
  rateLimits: createRateLimits({ env, redis }),
  outbox: new Outbox(env),
  releases: openReleases(env, log),
  chainFindings: new ChainFindings(),
  releaseFindings: { problem: null },
};
const forgetBatch = (limit: number) =>
  forgetDeleted({ db, keys: env.SECRETS_KEY, keptMs: env.RETENTION_DAYS * dayMs }, limit);
const deleteBatch = (limit: number) => deleteUnconfirmed(db, limit);
const noteBatch = (limit: number) => noteEndedSuspensions(db, limit);
const background = [
  new OutboxWorker(context),
  new BulkJobWorker(context),
  new AuditSealer(context),
  new ChainWatch(context),
  new KeyRotation(context),
  new CanaryWatchdog(context),
  new LiveWatchdog(context),
  new GenerationKeeper(context),
  new Sweeper({ log, others: [deleteBatch, forgetBatch, noteBatch] }),
];
const stopping = new AbortController();
let isPrepared = false;

const server = createHttpServer(createApp(context, () => isPrepared));
const connections = new Set<Socket>();
server.on('connection', (socket) => {
  connections.add(socket);
  socket.once('close', () => connections.delete(socket));
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const isBusy = error.code === 'EADDRINUSE';
  console.error(isBusy ? `Port ${env.API_PORT} is already in use.` : String(error));
  process.exit(1);
});
server.listen({ port: env.API_PORT, host: '127.0.0.1' }, () => {
  const { port } = server.address() as AddressInfo;
  log.info({ port }, 'api is listening');
  process.send?.({ ready: true, port });
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
/* The parent process is gone: leave nothing running. */
process.once('disconnect', () => void stop());
await prepare();

/** Brings the tables up to date and opens the keys; waits for the database as long as it takes. */
async function prepare(): Promise<void> {
  while (!isPrepared && !stopping.signal.aborted) {
    try {
      await bringTablesUpToDate();
      await openKeptKeys(env.SECRETS_KEY);
      for (const found of await unknownKeys(db, env.SECRETS_KEY)) {
        log.error(found, 'SECRETS_KEY lacks a key that texts are sealed with');
      }
      if (isEmbedded(env) && env.DEMO_PASSWORD) await seedDemoAccounts(env.DEMO_PASSWORD);
      isPrepared = true;
      for (const worker of background) worker.start();
      log.info('api is ready');
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'not ready yet');
      await wait(prepareAgainMs);
    }
  }
}

/** By the owner of the tables, where somebody else serves (OWASP ASVS 5.0, 13.2.2). */
async function bringTablesUpToDate(): Promise<void> {
  if (!env.DATABASE_OWNER_URL) {
    await migrate(db);
    return;
  }
  const ownersDb = connectDatabase({ ...env, DATABASE_URL: env.DATABASE_OWNER_URL });
  try {
    await migrate(ownersDb);
  } finally {
    await ownersDb.close();
  }
}

/** Refuses new requests, lets open ones finish, then closes database and Redis. */
async function stop(): Promise<void> {
  log.info('api is stopping');
  stopping.abort();
  const closed = new Promise((resolve) => server.close(resolve));
  setInterval(closeUnused, closeUnusedEveryMs).unref();
  setTimeout(() => server.closeAllConnections(), drainMs).unref();
  await closed;
  await Promise.all(background.map((worker) => worker.stop()));
  await db.close();
  if (redis?.isOpen) redis.destroy();
  process.exit(0);
}

/** Node does not count a connection without a request as idle, so one would delay the shutdown. */
function closeUnused(): void {
  server.closeIdleConnections();
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}

function readEnvOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
