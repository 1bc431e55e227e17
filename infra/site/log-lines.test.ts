import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@jest/globals';
import { terminalLine } from './log-lines.ts';

const said = (line: string) => stripVTControlCharacters(terminalLine('api', line) ?? 'nothing');

test('everyday lines stay in the log file', () => {
  expect(said('{"level":30,"msg":"request completed"}')).toBe('nothing');
  expect(said('')).toBe('nothing');
});

test('a warning is told with its reason', () => {
  expect(said('{"level":40,"msg":"waiting for the database","reason":"refused"}')).toBe(
    'api: waiting for the database: refused',
  );
});

test('an error is told with its message', () => {
  expect(said('{"level":50,"msg":"failed","err":{"message":"no such table"}}')).toBe(
    'api: failed: no such table',
  );
});

test('what is no log line is told as it is', () => {
  expect(said('Error: out of memory')).toBe('api: Error: out of memory');
  expect(said('{ half a line')).toBe('api: { half a line');
});
