import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { compileCache } from '#infra/test-servers/api-process.ts';
import type { DatabasePlace } from '#tests/support/people/database.ts';
import { newDatabase } from '#tests/support/api/own-api.ts';
import { migratorProgram, readSchema, runWithMigrator } from '#tests/support/api/run-migrator.ts';

/**
 * Number of statements between two deaths. On MariaDB each finished statement stays, so a process dies after
 * every one; on SQLite all are undone together, at any point of death.
 */
const stepOf = ({ databaseUrl }: DatabasePlace) => (databaseUrl ? 1 : 10);

/** Kills its own process outright after so many statements that no process before has reached. */
const dieAfterTheNext = (listOfDone: string, step: number) => `
  import { appendFileSync, readFileSync } from 'node:fs';
  import { Sequelize } from 'sequelize';
  const list = ${JSON.stringify(listOfDone)};
  const query = Sequelize.prototype.query;
  Sequelize.prototype.query = async function (sql, options) {
    const answer = await query.call(this, sql, options);
    const statement = JSON.stringify([sql, options?.bind, options?.replacements]);
    const changes = /^(CREATE|ALTER|DROP|INSERT|UPDATE|DELETE)/i.test(sql);
    const done = readFileSync(list, 'utf8').split('\\n');
    if (changes && !done.includes(statement)) {
      appendFileSync(list, statement + '\\n');
      if (done.length % ${step} === 0) process.kill(process.pid, 'SIGKILL');
    }
    return answer;
  };`;

/** Starts a node. Returns whether it was killed. @throws when it failed in any other way. */
async function start(place: DatabasePlace, list: string): Promise<boolean> {
  const before = dieAfterTheNext(list, stepOf(place));
  const child = spawn(process.execPath, migratorProgram(place, { before }), {
    cwd: 'services/api',
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (signal !== 'SIGKILL' && errors) throw new Error(errors);
  return signal === 'SIGKILL';
}

/** Starts two nodes at a time, the second waiting for the first, until no node is killed any more. */
async function killAfterEachStatement(place: DatabasePlace): Promise<number> {
  const list = join(place.dataDir, 'done.txt');
  await writeFile(list, '');
  let deaths = 0;
  for (let killed = [true]; killed.some(Boolean); deaths += killed.filter(Boolean).length) {
    killed = await Promise.all([start(place, list), start(place, list)]);
  }
  return deaths;
}

const tables = `${readSchema} console.log(JSON.stringify(await readSchema()));`;

test('migrations that are killed again and again, with a second node at it, leave the tables of a start in peace [error-catalogue-7]', async () => {
  const [peaceful, disturbed] = [await newDatabase(), await newDatabase()];

  const deaths = await killAfterEachStatement(disturbed);

  expect(deaths * stepOf(disturbed)).toBeGreaterThan(50);
  expect(await runWithMigrator(disturbed, tables)).toEqual(await runWithMigrator(peaceful, tables));
}, 600_000);
