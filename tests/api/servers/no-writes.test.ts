import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mysql from 'mysql2/promise';
import { createClient } from 'redis';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { until } from '#infra/test-servers/programs.ts';
import { type RedisServer, startRedis } from '#infra/test-servers/redis-server.ts';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { Visitor } from '#tests/support/api/visitor.ts';

let database: MariaDb;
let rootUrl: string;
let redis: RedisServer;
let api: ApiProcess;

beforeAll(async () => {
  [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
  rootUrl = await database.createDatabase('no_writes');
  /* An administrator of the server can write to a read-only one as well. */
  await sql("CREATE USER site IDENTIFIED BY 'plain'");
  await sql('GRANT ALL ON no_writes.* TO site');
  const url = Object.assign(new URL(rootUrl), { username: 'site', password: 'plain' });
  const environment = {
    DATABASE_URL: url.href,
    REDIS_URL: redis.url,
    REQUIRE_EMAIL_VERIFICATION: 'false',
  };
  api = await startApi({ environment });
});

afterAll(async () => {
  await api.service.stop();
  await Promise.all([database.stop(), redis.stop()]);
});

async function sql(statement: string): Promise<void> {
  const connection = await mysql.createConnection(rootUrl);
  await connection.query(statement);
  await connection.end();
}

async function tellRedis(...command: string[]): Promise<void> {
  const client = createClient({ url: redis.url });
  await client.connect();
  await client.sendCommand(command);
  client.destroy();
}

const faults = [
  {
    what: 'a Redis that is full',
    begin: () => tellRedis('CONFIG', 'SET', 'maxmemory', '1'),
    end: () => tellRedis('CONFIG', 'SET', 'maxmemory', '0'),
  },
  {
    what: 'a Redis that became a replica',
    begin: () => tellRedis('REPLICAOF', '127.0.0.1', '1'),
    end: () => tellRedis('REPLICAOF', 'NO', 'ONE'),
  },
  {
    what: 'a database that became read-only',
    begin: () => sql('SET GLOBAL read_only = ON'),
    end: () => sql('SET GLOBAL read_only = OFF'),
  },
];

test.each(faults)(
  '$what is an outage: 503 and when to come back, not ready, and then all is well by itself [calls-account-2, error-catalogue-3]',
  async ({ begin, end }) => {
    const readyz = async () => (await fetch(`${api.url}/readyz`)).status;
    const register = () => new Visitor(api.url).post('/api/auth/register', newMember());
    expect((await register()).status).toBe(200);

    await begin();

    const refused = await register();
    await until(async () => (await readyz()) === 503, 'The API is not ready');
    await end();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.body).toMatchObject({ code: 'UNAVAILABLE' });
    await until(async () => (await readyz()) === 200, 'The API is ready again');
    expect((await register()).status).toBe(200);
  },
);
