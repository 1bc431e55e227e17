import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { newPlace } from '#tests/support/api/new-place.ts';

let api: LimitedApi;

beforeAll(async () => {
  api = await LimitedApi.start({ SLOW_QUERY_MS: '0' });
});

afterAll(() => api.stop());

interface Line {
  msg: string;
  statement: string;
  ms: number;
  req?: { id: string };
}

/** Returns the lines about a request, once its last one is written. */
async function linesOf(id: string): Promise<Line[]> {
  const file = join(api.process.dataDir, 'logs/api.log');
  let found: Line[] = [];
  await until(async () => {
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    found = lines.map((line) => JSON.parse(line) as Line).filter(({ req }) => req?.id === id);
    return found.some(({ msg }) => msg === 'request completed');
  }, 'The line of a request');
  return found;
}

test('a statement that takes SLOW_QUERY_MS is told with its time and its request, without values [calls-3]', async () => {
  const member = newMember();

  const { headers, status } = await api.post('/api/auth/register', member, newPlace());

  expect(status).toBe(200);
  const lines = await linesOf(headers.get('x-request-id') ?? '');
  const slow = lines.filter(({ msg }) => msg === 'slow query');
  expect(slow).toContainEqual(
    expect.objectContaining({
      level: 40,
      statement: expect.stringMatching(/^INSERT INTO `users` /),
      ms: expect.any(Number),
    }),
  );
  const told = JSON.stringify(lines);
  for (const value of [member.email, member.username, '$argon2id']) {
    expect(told).not.toContain(value);
  }
});
