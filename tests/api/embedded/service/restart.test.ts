import { expect, test } from '@jest/globals';
import { demoPassword, startApi } from '#infra/test-servers/api-process.ts';
import { Visitor } from '#tests/support/api/visitor.ts';

const demo = { identifier: 'member@campbc.example', password: demoPassword };

test('a restart logs nobody out, and seeds nothing twice', async () => {
  const first = await startApi();
  const visitor = new Visitor(first.url);
  expect((await visitor.post('/api/auth/login', demo)).status).toBe(200);
  await first.service.stop();

  const port = Number(new URL(first.url).port);
  const second = await startApi({ dataDir: first.dataDir, port });

  const { status, body } = await visitor.get('/api/auth/me');
  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { username: 'member' } });
  await second.service.stop();
});

test('every demo account can sign in', async () => {
  const api = await startApi();

  const names = ['admin', 'adminjr', 'mod', 'member', 'subscriber'];
  const answers = await Promise.all(
    names.map((name) =>
      new Visitor(api.url).post('/api/auth/login', {
        ...demo,
        identifier: `${name}@campbc.example`,
      }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await api.service.stop();
});
