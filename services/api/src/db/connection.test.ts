import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { DatabaseError } from 'sequelize';
import { connectDatabase } from './connection.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'campbc-transactions-'));
const db = await connectDatabase({ DATABASE_URL: '', DATA_DIR });

afterAll(() => db.close());

test('a transaction that somebody ends by themselves is theirs', async () => {
  const transaction = await db.transaction();

  await expect(transaction.rollback()).resolves.toBeUndefined();
});

const failure = (code: string) =>
  new DatabaseError(Object.assign(new Error('In the way.'), { code, sql: 'UPDATE users' }));

/** A transaction that writes a row, and fails so often. */
async function tryWith(thrown: Error, failures: number) {
  const name = `t${Math.random().toString(36).slice(2)}`;
  await db.query(`CREATE TABLE ${name} (n INTEGER)`);
  let tries = 0;
  const work = db.transaction(async (transaction) => {
    tries += 1;
    await db.query(`INSERT INTO ${name} VALUES (1)`, { transaction });
    if (tries <= failures) throw thrown;
    return 'done';
  });
  const [settled] = await Promise.allSettled([work]);
  const [rows] = await db.query(`SELECT n FROM ${name}`);
  const ended = settled.status === 'fulfilled' ? settled.value : (settled.reason as unknown);
  return { ended, tries, rows: rows.length };
}

test('a transaction that another one undid is done again, and leaves what it does once [error-catalogue-3]', async () => {
  const result = await tryWith(failure('ER_LOCK_DEADLOCK'), 2);

  expect(result).toEqual({ ended: 'done', tries: 3, rows: 1 });
});

test('a transaction that is undone again and again is given up', async () => {
  const error = failure('ER_LOCK_DEADLOCK');

  expect(await tryWith(error, 100)).toEqual({ ended: error, tries: 4, rows: 0 });
});

test.each([failure('ER_LOCK_WAIT_TIMEOUT'), failure('ER_DUP_ENTRY'), new Error('Our own')])(
  'whatever else fails is not done again (%#)',
  async (error) => {
    expect(await tryWith(error, 1)).toEqual({ ended: error, tries: 1, rows: 0 });
  },
);
