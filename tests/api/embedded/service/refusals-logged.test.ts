import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { newPlace } from '#tests/support/api/new-place.ts';
import type { Answer } from '#tests/support/api/visitor.ts';

let api: LimitedApi;

beforeAll(async () => {
  api = await LimitedApi.start({ RATE_LIMIT_FACTOR: '0.1' });
});

afterAll(() => api.stop());

/** Returns the line of the log about an answer, once it is written. */
async function lineAbout({ headers }: Answer): Promise<unknown> {
  const file = join(api.process.dataDir, 'logs/api.log');
  const id = headers.get('x-request-id') ?? '';
  let found: string | undefined;
  await until(async () => {
    const lines = (await readFile(file, 'utf8')).split('\n');
    found = lines.find((line) => line.includes(id) && line.includes('responseTime'));
    return found !== undefined;
  }, 'The line of a request');
  return JSON.parse(found ?? '');
}

test('a limit that is reached is logged with its name, and from where', async () => {
  const [{ username: identifier, password }, place] = [newMember(), newPlace()];
  await api.logIn({ identifier, password }, place);

  const limited = await api.logIn({ identifier, password }, place);

  expect(limited.status).toBe(429);
  expect(await lineAbout(limited)).toMatchObject({
    refusal: { code: 'RATE_LIMITED', limit: 'loginByAccountAndIp', user: null, ip: place },
  });
});

test('a foreign call and a closed page are logged with who it was, without what was asked [audit-log-page-8]', async () => {
  const { id: user, visitor } = await api.signedIn();

  const foreign = await visitor.post('/api/auth/logout', {}, { headers: { origin: 'null' } });
  const closed = await visitor.get('/api/admin/users?search=kim@mail.example');

  expect(await lineAbout(foreign)).toMatchObject({ refusal: { code: 'CSRF', ip: '127.0.0.1' } });
  const line = await lineAbout(closed);
  expect(line).toMatchObject({
    req: { method: 'GET', path: '/api/admin/users' },
    refusal: { code: 'FORBIDDEN', user, ip: '127.0.0.1' },
  });
  expect(JSON.stringify(line)).not.toContain('kim@mail');
});

test('the line of a call that is answered says who made it, and from which network', async () => {
  const { id: user, visitor } = await api.signedIn();

  const line = await lineAbout(await visitor.get('/api/auth/me'));

  expect(line).toMatchObject({ res: { statusCode: 200 }, user, network: '127.0.0.1' });
});

test('wrong fields are logged with who sent them, without what they say [audit-log-page-8]', async () => {
  const { id: user, visitor } = await api.signedIn();

  const wrong = await visitor.patch('/api/users/me', { location: { toString: 'a probe' } });
  const none = await visitor.get('/api/users/none-of-ours');

  const line = await lineAbout(wrong);
  expect(line).toMatchObject({
    res: { statusCode: 422 },
    refusal: { code: 'VALIDATION', user, ip: '127.0.0.1' },
  });
  expect(JSON.stringify(line)).not.toContain('probe');
  expect(await lineAbout(none)).toMatchObject({ refusal: { user } });
});
