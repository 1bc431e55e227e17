import { startApi } from '#infra/test-servers/api-process.ts';
import { startMail } from '#infra/test-servers/mail-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';
import { runJest } from './run-jest.ts';
import type { Stage } from './stages.ts';

/** Where the API keeps things in one mode, and how to take that away afterwards. */
interface Place {
  mode: 'embedded' | 'servers';
  databaseUrl: string;
  redisUrl: string;
  stop: () => Promise<unknown>;
}

export async function embeddedPlace(): Promise<Place> {
  return { mode: 'embedded', databaseUrl: '', redisUrl: '', stop: async () => undefined };
}

export async function serversPlace(): Promise<Place> {
  const [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
  return {
    mode: 'servers',
    databaseUrl: await database.createDatabase('campbc_test'),
    redisUrl: redis.url,
    stop: () => Promise.all([database.stop(), redis.stop()]),
  };
}

/** The API's tests over HTTP against one running API in one mode. */
export function apiStage(name: string, openPlace: () => Promise<Place>): Stage {
  return {
    name,
    async run() {
      const opened: (() => Promise<unknown>)[] = [];
      try {
        const place = await openPlace();
        opened.push(place.stop);
        const mail = await startMail();
        opened.push(() => mail.service.stop());
        const api = await startApi({
          environment: {
            DATABASE_URL: place.databaseUrl,
            REDIS_URL: place.redisUrl,
            SMTP_URL: mail.smtpUrl,
          },
        });
        opened.push(() => api.service.stop());
        return await runJest([`api ${place.mode}`], {
          TEST_MODE: place.mode,
          API_URL: api.url,
          API_DATA_DIR: api.dataDir,
          API_DATABASE_URL: place.databaseUrl,
          API_REDIS_URL: place.redisUrl,
          INBOX_URL: mail.inboxUrl,
          SMTP_URL: mail.smtpUrl,
        });
      } finally {
        for (const close of opened.toReversed()) await close();
      }
    },
  };
}
