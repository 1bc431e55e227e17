import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '#infra/test-servers/api-process.ts';
import { startMailCatcher } from '#infra/test-servers/mail-catcher.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';
import { runJest } from './run-jest.ts';
import type { Stage } from './stages.ts';

/** The tests of the API run against it as it is by default, and as it is in production. */
export const modes = ['embedded', 'servers'] as const;
export type Mode = (typeof modes)[number];

export const isMode = (text: string): text is Mode => modes.some((mode) => mode === text);

/** More than there are cores: a test mostly waits for the API, its workers or the mail. */
const workers = availableParallelism() + 1;

const titles = { embedded: 'api (SQLite)', servers: 'api (MariaDB + Redis)' };

/** What the API keeps its data in, and how to end that. */
interface Databases {
  databaseUrl: string;
  redisUrl: string;
  stop: () => Promise<unknown>;
}

const startDatabases: Record<Mode, () => Promise<Databases>> = {
  embedded: async () => ({ databaseUrl: '', redisUrl: '', stop: async () => undefined }),
  servers: async () => {
    const [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
    return {
      databaseUrl: await database.createDatabase('campbc_test'),
      redisUrl: redis.url,
      stop: () => Promise.all([database.stop(), redis.stop()]),
    };
  },
};

const folderOfMode = (mode: Mode) => `tests/api/${mode}/`;

/** Some or all of the API's tests over HTTP, in each of the modes; both at once, since much of their time is spent waiting. */
export function apiStages(wanted: readonly Mode[], files: string[] | 'all'): Stage[] {
  return wanted.flatMap((mode) => {
    const elsewhere = modes.filter((other) => other !== mode).map(folderOfMode);
    const own =
      files === 'all'
        ? files
        : files.filter((file) => !elsewhere.some((folder) => file.startsWith(folder)));
    return own.length > 0 ? [apiStage(mode, own)] : [];
  });
}

function apiStage(mode: Mode, files: string[] | 'all'): Stage {
  return {
    name: titles[mode],
    async run() {
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
        return await runJest([`api ${mode}`], {
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
        });
      } finally {
        for (const close of opened.toReversed()) await close();
      }
    },
  };
}
