import { hostname } from 'node:os';
import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { logRequests } from '@camp/service/request-log';
import express from 'express';
import { DatabaseError, DataTypes, Sequelize, UniqueConstraintError } from 'sequelize';
import { sqliteDriver } from '#db/sqlite-driver.ts';
import { ApiError } from '#errors/api-error.ts';
import { answerError } from '#http/error-handler.ts';
import { served } from '#http/served.fixture.ts';
import { createLog, bindRequestContext } from './log.ts';

const secret = '$argon2id$v=19$m=19456,t=2,p=1$c2VjcmV0';
const person = 'kim@mail.example';
const statement = `UPDATE users SET password_hash = '${secret}' WHERE email = '${person}'`;

/** As Sequelize makes it from what a MySQL server says. */
function mysqlError(message: string, code: string): DatabaseError {
  const facts = { code, errno: 1064, sqlMessage: message, sql: statement, parameters: [secret] };
  return new DatabaseError(Object.assign(new Error(message), facts));
}

async function sqliteError(sql: string): Promise<unknown> {
  const db = new Sequelize({
    dialect: 'sqlite',
    dialectModule: sqliteDriver,
    storage: ':memory:',
    logging: false,
  });
  const User = db.define('user', { email: { type: DataTypes.STRING, unique: true } });
  await User.sync();
  await User.create({ email: person });
  const failed: unknown = await db.query(sql, { replacements: [secret] }).catch((error) => error);
  await db.close();
  return failed;
}

const errors: [string, () => Promise<unknown>][] = [
  ['a deadlock of MySQL', async () => mysqlError('Deadlock found', 'ER_LOCK_DEADLOCK')],
  [
    'a syntax error of MySQL',
    async () => mysqlError(`You have an error near '${statement}' at line 1`, 'ER_PARSE_ERROR'),
  ],
  [
    'a duplicate of MySQL',
    async () =>
      new UniqueConstraintError({
        message: `Duplicate entry '${person}' for key 'email'`,
        parent: Object.assign(mysqlError(`Duplicate entry '${person}'`, 'ER_DUP_ENTRY').parent, {
          sql: statement,
        }),
      }),
  ],
  ['a missing table of SQLite', () => sqliteError(`SELECT ? AS hash, '${person}' FROM nothing`)],
  ['a syntax error of SQLite', () => sqliteError(`SELECT '${person}' ? FROM FROM users`)],
  ['a duplicate of SQLite', () => sqliteError(`INSERT INTO users (email) VALUES ('${person}')`)],
  [
    'a database error that caused another',
    async () => new ApiError('INTERNAL', 'internal', { cause: mysqlError('Gone', 'ER_GONE') }),
  ],
];

test.each(errors)(
  '%s is logged without statement and values [audit-log-page-9]',
  async (_what, makeError) => {
    const error = await makeError();

    const lines = await logged(error);

    expect(lines).toContain('request failed');
    for (const line of [secret, person, 'UPDATE', 'SELECT']) expect(lines).not.toContain(line);
  },
);

test('type, code, sentence and place of an error are logged, and of what caused it [audit-log-page-9]', async () => {
  const cause = mysqlError('Deadlock found', 'ER_LOCK_DEADLOCK');

  const lines = await logged(new Error('The change failed.', { cause }));

  const line = lines.split('\n').find((each) => each.includes('request failed')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    err: {
      type: 'Error',
      message: 'The change failed.',
      stack: expect.stringContaining('log.test.ts'),
      cause: {
        type: 'SequelizeDatabaseError',
        code: 'ER_LOCK_DEADLOCK',
        message: 'Deadlock found',
      },
    },
  });
});

test('the line of a request says what was asked and answered, without the query', async () => {
  const lines = await logged(new ApiError('NOT_FOUND', 'nothingHere'));

  const line = lines.split('\n').find((each) => each.includes('request completed')) ?? '';
  expect(JSON.parse(line)).toEqual({
    level: 40,
    time: expect.any(Number),
    pid: process.pid,
    hostname: hostname(),
    name: 'api',
    req: { id: expect.stringMatching(/^[\w-]{36}$/), method: 'GET', path: '/' },
    res: { statusCode: 404 },
    responseTime: expect.any(Number),
    refusal: { code: 'NOT_FOUND', user: null, ip: '127.0.0.1' },
    msg: 'request completed',
  });
  expect(lines).not.toContain('token');
});

test('of an outage each failed request has one line, and one of them the place in the code [calls-account-6]', async () => {
  const outage = mysqlError('Read-only.', 'ER_OPTION_PREVENTS_STATEMENT');

  const lines = (await logged(outage, { requests: 5 })).trim().split('\n');

  expect(lines).toHaveLength(6);
  const logs = lines.map((line) => JSON.parse(line).err);
  for (const { type, cause } of logs.slice(0, 5)) {
    expect([type, cause.code]).toEqual(['ApiError', 'ER_OPTION_PREVENTS_STATEMENT']);
  }
  expect(lines.filter((line) => line.includes('log.test.ts'))).toHaveLength(1);
});

test('a line that is written on behalf of a request has its id, and no other line has [calls-1]', async () => {
  const { log, lines } = keptLog();
  const app = express().use(logRequests(log)).use(bindRequestContext).use(express.json());
  const bothHere = Promise.withResolvers<void>();
  const here: string[] = [];
  app.post('/', async (request, response) => {
    if (here.push(request.body.who) === 2) bothHere.resolve();
    await bothHere.promise;
    log.warn({ of: request.body.who }, 'something was slow');
    response.end();
  });
  const url = await served(app);
  const post = (who: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ who }),
    });

  const answers = await Promise.all([post('kim'), post('lee')]);
  log.warn('nobody asked');

  const told = lines().map((line) => JSON.parse(line));
  for (const [index, who] of ['kim', 'lee'].entries()) {
    const id = answers[index]?.headers.get('x-request-id');
    expect(told.find(({ of }) => of === who)).toMatchObject({ req: { id } });
  }
  expect(told.at(-1)).not.toHaveProperty('req');
});

/** Returns what the API writes when requests fail with an error, and when that error is logged by itself. */
async function logged(error: unknown, { requests = 1 } = {}): Promise<string> {
  const { log, lines } = keptLog();
  const app = express().use(logRequests(log));
  app.get('/', () => {
    throw error;
  });
  const url = await served(app.use(answerError));
  for (let sent = 0; sent < requests; sent += 1) await fetch(`${url}/?token=${secret}`);
  log.warn({ err: error }, 'work failed');
  return lines().join('\n');
}

/** A log of the API, and its lines. */
function keptLog() {
  const chunks: string[] = [];
  const kept = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  const log = createLog({ LOG_LEVEL: 'info' }, kept);
  return { log, lines: () => chunks.join('').trim().split('\n') };
}
