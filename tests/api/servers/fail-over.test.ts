import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  primaryName,
  type RedisMember,
  startRedisGroup,
  startSentinels,
} from '#infra/test-servers/cluster/redis-group.ts';
import { directly } from '#infra/test-servers/cluster/links.ts';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { until } from '#infra/test-servers/programs.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import {
  newMember,
  query,
  registerMember,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { closeConnections, queryDatabase } from '#tests/support/people/database.ts';
import { newDatabase, OwnApi } from '#tests/support/api/own-api.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { TcpProxy } from '#tests/support/servers/tcp-proxy.ts';

let redis: RedisMember[];
let sentinels: RedisMember[];
let nodes: { proxy: TcpProxy; port: number }[];
let api: ApiProcess;

/* Two ways to one MariaDB, which look like a cluster of two to the API. */
beforeAll(async () => {
  const database = new URL(underTest.databaseUrl);
  const wayTo = () => TcpProxy.to(Number(database.port));
  nodes = [await wayTo(), await wayTo()];
  redis = await startRedisGroup(directly);
  sentinels = await startSentinels(redis[0]?.port ?? 0);
  const addresses = nodes.map(({ port }) => Object.assign(new URL(database), { port }).href);
  api = await startApi({
    environment: {
      DATABASE_URL: addresses.join(','),
      REDIS_URL: `redis://${primaryName}`,
      REDIS_SENTINELS: sentinels.map(({ port }) => `127.0.0.1:${port}`).join(','),
    },
  });
});

afterAll(async () => {
  await api.service.stop();
  await Promise.all([...redis, ...sentinels].map((member) => member.stop()));
  await Promise.all(nodes.map(({ proxy }) => proxy.close()));
});

/** Makes a user signed in at the API of this file, with a way to change their profile. */
async function somebody() {
  const member = await registerMember();
  await query('UPDATE users SET email_verified = 1 WHERE id = ?', [member.id]);
  const visitor = new Visitor(api.url);
  await signIn(visitor, member);
  return {
    visitor,
    save: async (bio: string) => (await visitor.patch(`/api/users/${member.id}`, { bio })).status,
    saved: async () => {
      const [row] = await query('SELECT bio FROM users WHERE id = ?', [member.id]);
      return row?.['bio'];
    },
  };
}

test.each(['reset', 'drop'] as const)(
  'when the first database node is lost (%s) calls go on with the second, and back with the first [calls-account-5]',
  async (mood) => {
    const { save, saved } = await somebody();
    const [first, second] = nodes;

    first?.proxy.set(mood);
    await until(async () => (await save(`without the first, ${mood}`)) === 200, 'A save');
    expect(await saved()).toBe(`without the first, ${mood}`);
    first?.proxy.set('pass');
    second?.proxy.set(mood);

    await until(async () => (await save(`with the first, ${mood}`)) === 200, 'A save');
    expect(await saved()).toBe(`with the first, ${mood}`);
    second?.proxy.set('pass');
  },
);

test('a node that only answers reads is left for one that takes writes', async () => {
  const { dataDir, databaseUrl = '' } = await newDatabase();
  const reading = await MariaDb.start(['--read-only']);
  const first = await reading.createDatabase(new URL(databaseUrl).pathname.slice(1));
  const place = { dataDir, databaseUrl: `${first},${databaseUrl}` };

  const beside = await OwnApi.start(place);

  expect((await beside.newVisitor().post('/api/auth/register', newMember())).status).toBe(200);
  expect(await queryDatabase({ dataDir, databaseUrl: first }, 'SHOW TABLES')).toEqual([]);
  await beside.stop();
  await closeConnections();
  await reading.stop();
});

test('when the primary Redis is killed another takes its place, and nobody is signed out [session-12]', async () => {
  const { visitor, save } = await somebody();

  redis[0]?.kill('SIGKILL');
  await until(async () => (await save('meanwhile')) === 503, 'The API says that Redis is away');
  await until(async () => (await visitor.get('/readyz')).status === 200, 'Ready');

  /* The newest session may be lost with the primary. */
  expect((await visitor.post('/api/auth/refresh')).status).toBe(200);
  expect(await save('afterwards')).toBe(200);
});
