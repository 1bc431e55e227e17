import { expect, test } from '@jest/globals';
import { commandIn, commandsBegun } from './commands.ts';
import en from './Palette.en.json' with { type: 'json' };
import fr from './Palette.fr.json' with { type: 'json' };

test.each([
  ['Suspend kim', en.words, { name: 'suspend', of: 'kim' }],
  ['roll back  public', en.words, { name: 'rollBack', of: 'public' }],
  ['suspendre Zoé L', fr.words, { name: 'suspend', of: 'Zoé L' }],
  ['suspend', en.words, null],
  ['kim suspend', en.words, null],
] as const)('%j is a command, or none [user-management-39]', (typed, words, command) => {
  expect(commandIn(typed, words, 'admin')).toEqual(command);
});

test.each(['delete kim', 'edit kim', 'roll back public'])(
  'moderators have no command %j [user-management-39]',
  (typed) => {
    expect(commandIn(typed, en.words, 'moderator')).toBe(null);
  },
);

test('the beginning of a command offers it, to who may give it', () => {
  expect(commandsBegun('roll', en.words, 'admin')).toEqual(['rollBack']);
  expect(commandsBegun('Roll', en.words, 'moderator')).toEqual([]);
  expect(commandsBegun('r', en.words, 'admin')).toEqual([]);
});
