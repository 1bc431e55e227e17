import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  DataTypes,
  type ModelStatic,
  type Model,
  QueryTypes,
  Sequelize,
  Transaction,
  UniqueConstraintError,
} from 'sequelize';
import { sqliteDriver } from './sqlite-driver.ts';

let file: string;
let db: Sequelize;
let Counter: ModelStatic<Model<{ id: number; name: string; value: number }>>;

beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'campbc-sqlite-')), 'test.sqlite');
  db = new Sequelize({
    dialect: 'sqlite',
    dialectModule: sqliteDriver,
    storage: file,
    transactionType: Transaction.TYPES.IMMEDIATE,
    logging: false,
  });
  Counter = db.define('counter', {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    name: { type: DataTypes.STRING, unique: true },
    value: DataTypes.INTEGER,
  });
  await db.sync();
  await Counter.create({ id: 1, name: 'one', value: 0 });
});

afterEach(() => db.close());

const valueNow = async () => (await Counter.findByPk(1))?.get('value');

test('fifty transactions that read and write one row at once all count', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () =>
      db.transaction(async (transaction) => {
        const row = await Counter.findByPk(1, { transaction });
        await nextTurn();
        await row?.update({ value: Number(row.get('value')) + 1 }, { transaction });
      }),
    ),
  );

  expect(await valueNow()).toBe(50);
});

test('whoever waits for a lock gets it in the order in which they came', async () => {
  const order: number[] = [];
  const numbers = Array.from({ length: 30 }, (_, index) => index);

  await Promise.all(
    numbers.map((number) =>
      db.transaction(async (transaction) => {
        order.push(number);
        await Counter.update({ value: number }, { where: { id: 1 }, transaction });
        await nextTurn();
      }),
    ),
  );

  expect(order).toEqual(numbers);
});

test('a lock that another process gives back is noticed', async () => {
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const { setInterval: original } = globalThis;
  const isLooking = Promise.withResolvers<void>();
  jest.spyOn(globalThis, 'setInterval').mockImplementationOnce((look, intervalMs) => {
    isLooking.resolve();
    return original(look, intervalMs);
  });
  const waiting = Counter.update({ value: 3 }, { where: { id: 1 } });
  await isLooking.promise;

  other.exec('COMMIT');
  other.close();

  await waiting;
  expect(await valueNow()).toBe(3);
});

test('a file that another process has just begun is opened once it is let go', async () => {
  const fresh = join(mkdtempSync(join(tmpdir(), 'campbc-sqlite-')), 'fresh.sqlite');
  const holding = spawn(process.execPath, ['-e', holdFor(fresh, 400)], { stdio: 'pipe' });
  await once(holding.stdout, 'data');
  const late = new Sequelize({
    dialect: 'sqlite',
    dialectModule: sqliteDriver,
    storage: fresh,
    logging: false,
  });

  expect(await late.query('SELECT 1 AS one', { type: QueryTypes.SELECT })).toEqual([{ one: 1 }]);
  await late.close();
});

const holdFor = (path: string, milliseconds: number) => `
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(${JSON.stringify(path)});
  db.exec('BEGIN EXCLUSIVE; CREATE TABLE made (id)');
  console.log('held');
  setTimeout(() => db.exec('COMMIT'), ${milliseconds});`;

test('a transaction that fails leaves nothing behind', async () => {
  const work = db.transaction(async (transaction) => {
    await Counter.update({ value: 9 }, { where: { id: 1 }, transaction });
    throw new Error('stop');
  });

  await expect(work).rejects.toThrow('stop');
  expect(await valueNow()).toBe(0);
});

test('a statement that is asked again finds a table as it is now', async () => {
  const asked = () => db.query('SELECT * FROM counters', { type: QueryTypes.SELECT });
  const before = await asked();

  await db.query('ALTER TABLE counters ADD COLUMN note TEXT');
  await db.query("UPDATE counters SET note = 'new'");
  const after = await asked();
  await db.query('DROP TABLE counters');

  expect(before).toEqual([expect.not.objectContaining({ note: expect.anything() })]);
  expect(after).toEqual([expect.objectContaining({ value: 0, note: 'new' })]);
  await expect(asked()).rejects.toThrow('no such table');
});

test('a statement that failed works when it is asked again', async () => {
  const add = (name: string) =>
    db.query('INSERT INTO counters (name, value, createdAt, updatedAt) VALUES ($1, 0, 0, 0)', {
      bind: [name],
    });
  await expect(add('one')).rejects.toThrow(UniqueConstraintError);

  await add('two');

  expect(await Counter.count()).toBe(2);
});

test('a broken uniqueness is told apart from other failures', async () => {
  await expect(Counter.create({ id: 2, name: 'one', value: 1 })).rejects.toBeInstanceOf(
    UniqueConstraintError,
  );
  await expect(db.query('SELECT nonsense FROM nowhere')).rejects.not.toBeInstanceOf(
    UniqueConstraintError,
  );
});

test('values come back as they went in, and ids are given', async () => {
  const name = `quotes ' " and ünïcödé 🏕`;

  const made = await Counter.create({ name, value: -7 } as never);

  const found = await Counter.findOne({ where: { name } });
  expect(found?.get('id')).toBe(made.get('id'));
  expect(found?.get('value')).toBe(-7);
});
