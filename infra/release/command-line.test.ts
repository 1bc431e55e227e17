import { expect, test } from '@jest/globals';
import { generationIn, appsIn, readCommandLine } from './command-line.ts';

const read = (line: string) => readCommandLine(line.split(' '));

test.each([
  ['an unknown command', 'destroy', 'There is no command destroy.'],
  ['an unknown option', 'list --force', 'There is no option --force. See --help.'],
  ['another command’s option', 'verify --keep 3', 'verify knows no --keep. See --help.'],
  ['an option without its value', 'prune --keep', "'--keep <value>' argument missing"],
  ['a canary that is to stay', 'publish shell --keep --canary 5', '--keep is for'],
  [
    'a share of everybody',
    'promote --percentage 100',
    '--percentage must be a whole number, from 1 to 99, not "100".',
  ],
  ['a share that is none', 'publish shell --canary ten', '--canary must be'],
  ['nothing to keep', 'prune --keep 0', '--keep must be a whole number, 1 or more, not "0".'],
  ['an address that is none', 'publish shell --files-url cdn', '--files-url must be like'],
  [
    'an unknown allowance',
    'publish shell --allow all',
    '--allow knows access, endpoints, not "all".',
  ],
])('%s is refused with a sentence', (_claim, line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});

test('only apps can be published, and only whole numbers are generations', () => {
  expect(() => appsIn(['shell', 'remote-nobody'])).toThrow('no app called remote-nobody.');
  expect(() => appsIn([])).toThrow('Say which apps');
  expect(() => generationIn('yesterday')).toThrow('A generation must be a whole number');
  expect(() => generationIn(undefined)).toThrow('Say which generation');
});

test('options are read with their usual values', () => {
  const usual = { names: ['shell'], filesUrl: 'https://cdn.example/r/', keep: 10, isKept: false };
  expect(read('publish shell --files-url https://cdn.example/r --json')).toMatchObject(usual);
  expect(read('publish shell --keep')).toMatchObject({ isKept: true });
  expect(read('check shell --allow access')).toMatchObject({ allow: ['access'] });
});
