import { expect, test } from '@jest/globals';
import { newMember, newVisitor, signedIn, underTest } from '#tests/support/api/api-under-test.ts';

test.each([
  ['/api/auth/login', 16],
  ['/api/auth/passkey', 100],
])('a body for %s over %d kB is 413 [error-catalogue-3, limits-times-1]', async (path, most) => {
  const bodyOf = (bytes: number) => ({ response: {}, filler: 'p'.repeat(bytes) });

  const within = await newVisitor().post(path, bodyOf(most * 1024 - 100));
  const { status, body } = await newVisitor().post(path, bodyOf(most * 1024));

  expect(within.status).toBeLessThan(500);
  expect(within.status).not.toBe(413);
  expect(status).toBe(413);
  expect(body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

test.each(['/api/nothing', '/api', '/api/auth/nothing'])(
  'the unknown path %s is 404 in JSON [error-catalogue-3]',
  async (path) => {
    const { status, body } = await newVisitor().get(path);

    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.each([
  ['/api/users/%E0', 'GET'],
  ['/api/users/by-username/%E0%A4%A', 'GET'],
  ['/api/nothing/%zz', 'GET'],
  ['/api/admin/users/%', 'DELETE'],
])('the broken escape in %s is 400 with a sentence [error-catalogue-3]', async (path, method) => {
  const response = await fetch(underTest.url + path, { method });

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'BAD_REQUEST',
    error: 'This address is not written correctly.',
  });
});

test.each(['/api/admin/users', '/api/auth/login', '/api/nothing'])(
  'the question what %s allows is answered like any unknown call [error-catalogue-3]',
  async (path) => {
    const response = await fetch(underTest.url + path, { method: 'OPTIONS' });

    expect(response.status).toBe(404);
    expect(response.headers.get('allow')).toBeNull();
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test('each wrong field has a sentence of ours in both languages, also where no form exists [error-catalogue-3]', async () => {
  const { visitor } = await signedIn('admin');

  const { body } = await visitor.post('/api/admin/bulk-jobs', { ids: ['x', 0], change: 7 });
  const missing = await visitor.post('/api/admin/users/1/2fa/override', {});
  const long = await visitor.post('/api/auth/login', {
    identifier: 'x',
    password: 'p'.repeat(2000),
  });

  expect(body).toMatchObject({
    fields: {
      'ids.0': 'Use a number.',
      'ids.1': 'Use 1 or more.',
      change: 'This is not valid.',
    },
    fieldKeys: { 'ids.1': { key: 'atLeast', params: { least: 1 } }, change: { key: 'invalid' } },
  });
  expect(missing.body).toMatchObject({
    fields: { enabled: 'This is missing.' },
    fieldKeys: { enabled: { key: 'missing' } },
  });
  expect(long.body).toMatchObject({ fields: { password: 'At most 1024 characters.' } });
});

test.each([
  ['from=2026-13-01', 'Use a date such as 2026-06-30.'],
  ['page=x', 'Use a number.'],
  ['page=1.5', 'Use a whole number.'],
  ['page=0', 'Use 1 or more.'],
  ['page=10001', 'Use 10000 or less.'],
  ['size=7', 'Use one of these: 20, 50, 100.'],
  ['sort=x', 'Use one of these: match, name, distance, region.'],
  ['reservation=x', 'Use one of these: yes, no, unknown.'],
  ['at=here', 'Use a point such as 49.25,-123.1.'],
])('%s is refused with what would be right', async (query, sentence) => {
  const { status, body } = await newVisitor().get(`/api/places/campgrounds?${query}`);

  expect([status, Object.values(body['fields'] ?? {})]).toEqual([422, [sentence]]);
});

test('a call that the browser marks as same-origin needs no Origin header', async () => {
  const headers = { origin: undefined, 'sec-fetch-site': 'same-origin' };

  const { status } = await newVisitor().post('/api/auth/logout', {}, { headers });

  expect(status).toBe(200);
});

test('a request id that the edge gives is used when it is well formed, and answered', async () => {
  const given = await fetch(`${underTest.url}/api/nothing`, {
    headers: { 'x-request-id': 'trace-12345678' },
  });
  const forged = await fetch(`${underTest.url}/api/nothing`, {
    headers: { 'x-request-id': 'a b<script>' },
  });

  expect(given.headers.get('x-request-id')).toBe('trace-12345678');
  expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each(['/api/auth/login', '/api/auth/register'])(
  'a null character sent to %s is a wrong field',
  async (path) => {
    const nul = 'a\0b';
    const body = { ...newMember(), identifier: nul, username: nul, email: nul, password: nul };

    const answer = await newVisitor().post(path, body);

    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty('fields.password');
  },
);
