import { expect, test } from '@jest/globals';
import { draftOf, followed } from './draft.ts';

test('our own change leaves what was typed meanwhile alone', () => {
  const draft = { text: 'river fox', known: '', sent: 'river' };

  expect(followed(draft, 'river')).toEqual({ text: 'river fox', known: 'river', sent: null });
});

test('a change from elsewhere, such as Back, replaces what is typed', () => {
  const draft = { text: 'river fox', known: 'river', sent: null };

  expect(followed(draft, '')).toEqual(draftOf(''));
});
