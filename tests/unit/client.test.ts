import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { close, listen } from '#tests/support/servers/loopback.ts';
import { login, verifyEmail } from '@camp/contracts/account/auth';
import { passkeyRequestOptions } from '@camp/contracts/account/passkeys';
import { me } from '@camp/contracts/account/session';
import { createClient } from '@camp/contracts/client/client';
import { listUsers, updateUser } from '@camp/contracts/staff/staff-users';
import { getUserByUsername } from '@camp/contracts/account/users';

let server: Server;
let baseUrl: string;
let answer: { status: number; body: string; headers?: Record<string, string> };
let asked: { method?: string | undefined; url?: string | undefined; body: string };
let ifMatch: string | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      ifMatch = request.headers['if-match'];
      asked = { method: request.method, url: request.url, body };
      const headers = { 'content-type': 'application/json', ...answer.headers };
      response.writeHead(answer.status, headers).end(answer.body);
    });
  });
  baseUrl = `http://127.0.0.1:${await listen(server)}`;
});

afterAll(() => close(server));

const call = () => createClient({ baseUrl });

test('parameters, query and body go where the contract says [calls-1]', async () => {
  answer = { status: 404, body: '{}' };

  await call()(getUserByUsername, { params: { username: 'a/b c' } }).catch(() => undefined);
  expect(asked).toMatchObject({ method: 'GET', url: '/api/users/by-username/a%2Fb%20c' });

  await call()(listUsers.admin, { query: { search: 'x & y', limit: 5 } }).catch(() => undefined);
  expect(asked.url).toBe('/api/admin/users?search=x+%26+y&limit=5');

  await call()(login, { body: { identifier: 'me', password: 'pw' } }).catch(() => undefined);
  expect(asked).toEqual({
    method: 'POST',
    url: '/api/auth/login',
    body: '{"identifier":"me","password":"pw"}',
  });
});

test.each([
  ['a change does not', () => call()(login, { body: { identifier: 'me', password: 'pw' } }), false],
  ['a challenge does', () => call()(passkeyRequestOptions, { body: {} }), true],
])('a call outlives its page if it leaves nothing behind: %s', async (_, send, outlives) => {
  const fetched = jest.spyOn(globalThis, 'fetch');

  await send().catch(() => undefined);

  expect(fetched.mock.lastCall?.[1]).toMatchObject({ keepalive: outlives });
  fetched.mockRestore();
});

test('the version that was seen goes in If-Match', async () => {
  answer = { status: 404, body: '{}' };
  const user = { params: { id: 1 }, body: { email_verified: 1 as const } };

  await call()(updateUser.admin, { ...user, ifMatch: 'seen' }).catch(() => undefined);
  expect(ifMatch).toBe('"seen"');

  await call()(updateUser.admin, user).catch(() => undefined);
  expect(ifMatch).toBeUndefined();
});

test('an answer that fits the contract is given back', async () => {
  answer = { status: 200, body: '{"ok":true,"message":"done"}' };

  await expect(call()(verifyEmail, { query: { token: 't' } })).resolves.toEqual({
    ok: true,
    message: 'done',
  });
});

test('an answer that breaks the contract is not', async () => {
  answer = { status: 200, body: '{"ok":"yes"}' };

  await expect(call()(verifyEmail, { query: { token: 't' } })).rejects.toThrow('invalid_value');
});

test.each([
  [
    '{"error":"No.","code":"FORBIDDEN","requestId":"1","fields":{"a":"b"}}',
    { message: 'No.', code: 'FORBIDDEN', fields: { a: 'b' } },
  ],
  ['{"error":"Used.","code":"TOKEN_USED"}', { message: 'Used.', code: 'TOKEN_USED' }],
  ['{"error":"Only an error"}', { message: 'Only an error', code: 'HTTP_403' }],
  ['{"message":"Only a message"}', { message: 'Only a message', code: 'HTTP_403' }],
  ['plain words', { message: 'plain words', code: 'HTTP_403' }],
  ['x'.repeat(300), { message: 'HTTP_403', code: 'HTTP_403' }],
  ['', { message: 'HTTP_403', code: 'HTTP_403' }],
])('the refusal %p becomes a typed error [fields-1, error-catalogue-1]', async (body, expected) => {
  answer = { status: 403, body };

  await expect(call()(me)).rejects.toMatchObject({ ...expected, status: 403 });
});

test('an error keeps the body that came with it [fields-1]', async () => {
  const body = { error: 'Two are left.', code: 'CONFLICT', left: 2 };
  answer = { status: 409, body: JSON.stringify(body) };

  await expect(call()(me)).rejects.toMatchObject({
    status: 409,
    code: 'CONFLICT',
    message: 'Two are left.',
    body,
  });
});

test.each([
  ['90', 90],
  ['Sat, 21 Nov 2026 22:00:00 GMT', null],
  ['', null],
])('a refusal tells how many seconds to wait: %p [error-catalogue-3]', async (value, seconds) => {
  const body = '{"error":"Wait.","code":"RATE_LIMITED","requestId":"1"}';
  answer = { status: 429, body, headers: { 'retry-after': value } };

  await expect(call()(me)).rejects.toMatchObject({ retryAfter: seconds });
});

test('no answer at all is a network error [frame-27]', async () => {
  const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9' });

  await expect(nowhere(me)).rejects.toMatchObject({
    status: 0,
    code: 'NETWORK',
    message: 'Network error. Please try again.',
  });
});
