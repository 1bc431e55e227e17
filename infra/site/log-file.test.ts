import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { LogFile } from './log-file.ts';

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

test('a full file is put aside, and only the newest of those are kept', () => {
  const folder = temporaryFolder();
  const log = new LogFile(join(folder, 'api.log'), { maxBytes: 20, maxFiles: 3 });

  for (let number = 1; number <= 9; number += 1) log.append(`line number ${number}`);
  log.close();

  expect(readdirSync(folder).toSorted()).toEqual(['api.log', 'api.log.1', 'api.log.2']);
  expect(linesOf(join(folder, 'api.log'))).toEqual(['line number 9']);
  expect(linesOf(join(folder, 'api.log.1'))).toEqual(['line number 7', 'line number 8']);
  expect(linesOf(join(folder, 'api.log.2'))).toEqual(['line number 5', 'line number 6']);
});

test('what an earlier run wrote counts, and stays', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'api.log');
  new LogFile(file).append('of an earlier run, long enough');
  const log = new LogFile(file, { maxBytes: 20 });

  log.append('first');
  log.append('second');

  expect(linesOf(`${file}.1`)).toEqual(['of an earlier run, long enough', 'first']);
  expect(linesOf(file)).toEqual(['second']);
});

test('a full disk ends nothing, and when there is room again the log says what is missing', () => {
  const file = join(temporaryFolder(), 'api.log');
  symlinkSync('/dev/full', file);
  const log = new LogFile(file);
  log.append('lost');
  log.append('lost, too');

  rmSync(file);
  log.append('written');

  const [told = '', ...others] = linesOf(file);
  expect(JSON.parse(told)).toMatchObject({ level: 40, lost: 2, msg: 'lines are missing here' });
  expect(others).toEqual(['written']);
});

test('a folder that is gone ends nothing', () => {
  const log = new LogFile(join(temporaryFolder(), 'none', 'api.log'));

  expect(() => log.append('lost')).not.toThrow();
});
