import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '#infra/test-servers/api-process.ts';
import { startMailCatcher } from '#infra/test-servers/mail-catcher.ts';
import { MariaDb, unfriendlyDefaults } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';
import { runJest } from './run-jest.ts';
import type { Counts } from '#infra/test/stages.ts';
import type { Listener } from '#infra/test/progress/told-progress.ts';

/** The tests of the API run against it as it is by default, and as it is in production. */
type Mode = 'embedded' | 'servers';

/** More than there are cores: a test mostly waits for the API, its workers or the mail. */
const workers = availableParallelism() + 1;

/** The databases of the API, and a way to end them. */
interface Databases {
  databaseUrl: string;
  redisUrl: string;
  stop: () => Promise<unknown>;
}

const startDatabases: Record<Mode, () => Promise<Databases>> = {
  embedded: async () => ({ databaseUrl: '', redisUrl: '', stop: async () => undefined }),
  servers: async () => {
    const [database, redis] = await Promise.all([MariaDb.start(unfriendlyDefaults), startRedis()]);
    return {
      databaseUrl: await database.createDatabase('campbc_test'),
      redisUrl: redis.url,
      stop: () => Promise.all([database.stop(), redis.stop()]),
    };
  },
};

interface ApiRun extends Listener {
  mode: Mode;
  files: readonly string[];
}

/** Runs some or all of the API's tests over HTTP. */
export async function runApi({ mode, files, ...listener }: ApiRun): Promise<Counts> {
  const opened: (() => Promise<unknown>)[] = [];
  try {
    const databases = await startDatabases[mode]();
    opened.push(databases.stop);
    const mail = await startMailCatcher(await mkdtemp(join(tmpdir(), 'campbc-mail-')));
    opened.push(mail.stop);
    const api = await startApi({
      environment: {
        DATABASE_URL: databases.databaseUrl,
        REDIS_URL: databases.redisUrl,
        SMTP_URL: mail.smtpUrl,
      },
    });
    opened.push(() => api.service.stop());
    return await runJest({
      files,
      workers,
      environment: {
        TEST_MODE: mode,
        API_URL: api.url,
        API_DATA_DIR: api.dataDir,
        API_DATABASE_URL: databases.databaseUrl,
        API_REDIS_URL: databases.redisUrl,
        INBOX_URL: mail.inboxUrl,
        SMTP_URL: mail.smtpUrl,
      },
      ...listener,
    });
  } finally {
    for (const close of opened.toReversed()) await close();
  }
}
