import { expect, test } from '@jest/globals';
import { draftAfter, draftOf } from './useDraft.ts';

test('our own change keeps what was typed meanwhile', () => {
  const draft = { text: 'river fox', known: '', sent: 'river' };

  expect(draftAfter(draft, 'river')).toEqual({ text: 'river fox', known: 'river', sent: null });
});

test('a change from elsewhere, such as Back, replaces what is typed', () => {
  const draft = { text: 'river fox', known: 'river', sent: null };

  expect(draftAfter(draft, '')).toEqual(draftOf(''));
});
