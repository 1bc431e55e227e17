import { beforeAll, expect, jest, test } from '@jest/globals';
import express from 'express';
import { DatabaseError } from 'sequelize';
import { apiErrors } from '#errors/api-error.ts';
import { answerError } from './error-handler.ts';
import { served } from './served.fixture.ts';

const log = jest.fn();

/** As Sequelize makes it from what the driver says. */
function databaseError(code: string): DatabaseError {
  return new DatabaseError(Object.assign(new Error('Not now.'), { code, sql: 'UPDATE users' }));
}

let url: string;

beforeAll(async () => {
  const app = express();
  app.use((request, _response, next) => {
    Object.assign(request, { id: 'r-1', log: { error: log } });
    next();
  });
  app.get('/', () => {
    throw new Error('no such column: password_hash');
  });
  app.get('/database/:code', ({ params }) => {
    throw databaseError(params.code);
  });
  app.get('/account', () => {
    throw apiErrors.signInFirst();
  });
  app.use(answerError);
  url = await served(app);
});

test('what nobody expected is answered 500 without its cause, which the log has [error-catalogue-3]', async () => {
  const response = await fetch(`${url}/`);
  const text = await response.text();

  expect(response.status).toBe(500);
  expect(text).not.toContain('password_hash');
  expect(JSON.parse(text)).toMatchObject({
    error: expect.stringMatching(/^Something went wrong\./),
    code: 'INTERNAL',
    requestId: 'r-1',
  });
  expect(log).toHaveBeenCalledWith(
    {
      req: { id: 'r-1', method: 'GET', path: '/' },
      err: expect.objectContaining({ message: 'no such column: password_hash' }),
    },
    'request failed',
  );
});

test.each([
  ['SQLITE_BUSY', 503, '5'],
  ['ER_LOCK_DEADLOCK', 503, '5'],
  ['ER_LOCK_WAIT_TIMEOUT', 503, '5'],
  ['ER_OPTION_PREVENTS_STATEMENT', 503, '5'],
  ['ER_READ_ONLY_MODE', 503, '5'],
  ['ER_DISK_FULL', 503, '5'],
  ['SQLITE_FULL', 503, '5'],
  ['SQLITE_READONLY', 503, '5'],
  ['ER_SERVER_SHUTDOWN', 503, '5'],
  ['ER_UNKNOWN_COM_ERROR', 503, '5'],
  ['ER_ERROR_DURING_COMMIT', 503, '5'],
  ['ER_BAD_FIELD_ERROR', 500, null],
])(
  'a database that says %s is answered %d, and when to try again [error-catalogue-3]',
  async (code, status, after) => {
    const response = await fetch(`${url}/database/${code}`);

    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(after);
  },
);

test.each([
  ['*/*', 'application/json; charset=utf-8'],
  ['application/problem+json, application/json', 'application/problem+json; charset=utf-8'],
])(
  'to whoever accepts %s a refusal comes as %s, with the members of both [error-catalogue-2]',
  async (accept, type) => {
    const response = await fetch(`${url}/account`, { headers: { accept } });

    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('www-authenticate')).toMatch(/^Session /);
    expect(await response.json()).toMatchObject({
      type: '/api/docs/problems#UNAUTHENTICATED',
      title: 'Nobody is signed in',
      status: 401,
      detail: 'Please log in first.',
      instance: '#r-1',
      code: 'UNAUTHENTICATED',
    });
  },
);
