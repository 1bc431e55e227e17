import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import mysql from 'mysql2';
import { pino } from 'pino';
import { Sequelize } from 'sequelize';
import { connectDatabase } from './connection.ts';
import { tellSlowStatements } from './slow-statements.ts';
import { sqliteDriver } from './sqlite-driver.ts';
import { withoutValues } from './watched-statements.ts';

test.each([
  [
    "SELECT `id` FROM `users` WHERE `email` = 'kim@mail.example' LIMIT 50;",
    'SELECT `id` FROM `users` WHERE `email` = ? LIMIT ?;',
  ],
  [
    "UPDATE t1 SET a=$1, sha256 = 'x''y' WHERE b IN (1, 2, 3) AND c < -4.5e10",
    'UPDATE t1 SET a=$1, sha256 = ? WHERE b IN (?, …) AND c < ?',
  ],
  ["SELECT X'ab12', 'an end that is missing", 'SELECT X?, ?'],
])('what stands in %s is taken out', (sql, without) => {
  expect(withoutValues(sql, 'sqlite')).toBe(without);
});

test.each(['sqlite', 'mysql'] as const)(
  'no text that Sequelize writes into a statement of %s is left in it, whatever quotes it has [calls-3]',
  (dialect) => {
    const dialectModule = dialect === 'mysql' ? mysql : sqliteDriver;
    const db = new Sequelize({ dialect, dialectModule });
    const secret = fc.array(fc.constantFrom('s3cret', "'", '"', '\\', '`', '\0', '\n', '?', ' '));

    fc.assert(
      fc.property(secret, secret, (first, second) => {
        const values = [first.join(''), second.join('')].map((value) => db.escape(value));
        const sql = `SELECT a FROM b WHERE c = ${values[0]} OR d = ${values[1]} ORDER BY e`;

        expect(withoutValues(sql, dialect)).toBe('SELECT a FROM b WHERE c = ? OR d = ? ORDER BY e');
      }),
    );
  },
);

test('a statement that takes longer than is usual is told, and no other one [calls-3]', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const place = { DATABASE_URL: '', DATA_DIR: mkdtempSync(join(tmpdir(), 'campbc-slow-')) };
  const onStatement = tellSlowStatements({ ...place, SLOW_QUERY_MS: 100 }, log);
  const db = await connectDatabase(place, { onStatement });
  const countTo = (most: number) =>
    `WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${most}) SELECT count(*) FROM c`;

  await db.query(countTo(10));
  await db.query(countTo(3_000_000));

  await db.close();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'slow query',
      statement: expect.stringContaining('WHERE n < ?) SELECT count(*) FROM c'),
      ms: expect.any(Number),
    }),
  ]);
});
