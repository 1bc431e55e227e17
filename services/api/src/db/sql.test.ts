import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DataTypes, type Model, type ModelStatic, Op, type Sequelize } from 'sequelize';
import { connectDatabase } from './connection.ts';
import { change, joined, named, read, sql } from './sql.ts';

const hostile = `it's "one" \\ $1 -- ?`;
const texts: string[] = [];

let db: Sequelize;
let Note: ModelStatic<Model<{ id: number; text: string; madeAt: Date; times: number }>>;

beforeAll(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'campbc-sql-'));
  const onStatement = (text: string) => {
    texts.push(text);
    return () => undefined;
  };
  db = await connectDatabase({ DATABASE_URL: '', DATA_DIR }, { onStatement });
  Note = db.define('note', {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    text: DataTypes.STRING,
    madeAt: DataTypes.DATE(3),
    times: DataTypes.INTEGER,
  });
  await db.sync();
});

afterAll(() => db.close());

test('values and lists are bound, and parts are put together', async () => {
  const madeAt = new Date('2026-05-03T19:00:00.123Z');
  const values = sql`VALUES (${hostile}, ${madeAt}, ${2})`;
  await change(db, sql`INSERT INTO notes (text, made_at, times) ${values}`);

  const conditions = [sql`${named('text')} IN (${[hostile, 'other']})`, sql`made_at = ${madeAt}`];
  const found = await read(db, sql`SELECT text FROM notes WHERE ${joined(conditions, ' AND ')}`);
  const none = await read(db, sql`SELECT text FROM notes WHERE text IN (${[]})`);

  expect(found).toEqual([{ text: hostile }]);
  expect(none).toEqual([]);
});

test('what is no name of a table or column is none', () => {
  expect(() => named('id; DROP TABLE notes')).toThrow('names nothing');
});

test('whatever a model does, no value is in the text of a statement', async () => {
  const madeAt = new Date();
  texts.length = 0;

  await Note.bulkCreate([
    { text: hostile, madeAt, times: 1 },
    { text: `${hostile}2`, madeAt, times: 1 },
  ] as never[]);
  const where = {
    text: { [Op.or]: [{ [Op.like]: `%${hostile}%` }, { [Op.in]: [hostile] }] },
    madeAt: { [Op.between]: [madeAt, madeAt] },
    [Op.and]: [sql`INSTR(text, ${hostile}) > ${0}`],
  };
  const [row] = await Note.findAll({ where, order: ['id'], limit: 1 });
  await Note.update({ times: sql`times + ${4}` }, { where });
  await Note.increment('times', { by: 5, where: { text: [hostile] } });
  const counted = await Note.count({ where: { madeAt, text: { [Op.notIn]: ['', 'x'] } } });
  const sum = await Note.sum('times', { where: { text: hostile, madeAt } });
  await Note.destroy({ where: { text: { [Op.startsWith]: hostile } }, limit: 5 });

  expect(row?.get('text')).toBe(hostile);
  expect([counted, sum]).toEqual([2, 10]);
  expect(await Note.count({ where: { madeAt } })).toBe(0);
  const written = texts.filter((text) => /^(?:SELECT|INSERT|UPDATE|DELETE)/.test(text));
  expect(written.length).toBeGreaterThanOrEqual(8);
  for (const text of written) expect(text).not.toMatch(/['"]/);
});
