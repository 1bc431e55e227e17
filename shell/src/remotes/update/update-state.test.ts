import { expect, test } from '@jest/globals';
import { afterwards, type Happening, noUpdate, type Update } from './update-state.ts';

const answers = (contentId: string): Happening => ({ type: 'answers', contentId });
const after = (...happenings: Happening[]): Update => happenings.reduce(afterwards, noUpdate);

test('a version is ready once its files answer, and is not offered yet', () => {
  expect(after(answers('a'))).toEqual({ status: 'ready', contentId: 'a', offer: 'not-yet' });
});

test('what waits is offered, once dismissed never again', () => {
  const offered = after(answers('a'), { type: 'waits' });
  const dismissed = afterwards(offered, { type: 'dismissed' });

  expect(offered).toMatchObject({ offer: 'shown' });
  expect(dismissed).toMatchObject({ offer: 'dismissed' });
  expect(afterwards(dismissed, { type: 'waits' })).toBe(dismissed);
});

test('the same version again changes nothing; yet another one is offered anew', () => {
  const dismissed = after(answers('a'), { type: 'waits' }, { type: 'dismissed' });

  expect(afterwards(dismissed, answers('a'))).toBe(dismissed);
  expect(afterwards(dismissed, answers('b'))).toEqual(after(answers('b')));
});

test('a version that was rolled back, or whose files no longer answer, is not taken any more', () => {
  expect(after(answers('a'), { type: 'waits' }, { type: 'nothing-to-take' })).toBe(noUpdate);
});

test('with nothing ready there is nothing to offer or dismiss', () => {
  expect(after({ type: 'waits' }, { type: 'dismissed' })).toBe(noUpdate);
});
