import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@jest/globals';
import { terminalLine } from './log-lines.ts';

const said = (line: string) => stripVTControlCharacters(terminalLine('api', line) ?? 'nothing');

test.each([
  ['an everyday line', '{"level":30,"msg":"request completed"}', 'nothing'],
  ['an empty line', '', 'nothing'],
  ['a warning', '{"level":40,"msg":"no database","reason":"refused"}', 'api: no database: refused'],
  ['an error', '{"level":50,"msg":"failed","err":{"message":"Gone."}}', 'api: failed: Gone.'],
  ['what is no log line', 'Error: out of memory', 'api: Error: out of memory'],
  ['half a line', '{ half a line', 'api: { half a line'],
])('of %s the terminal shows what matters: %j is %j', (_what, line, shown) => {
  expect(said(line)).toBe(shown);
});
