import { expect, test } from '@jest/globals';
import { reduce, type UpdateEvent, noUpdate, type Update } from './update-state.ts';

const available = (contentId: string): UpdateEvent => ({ type: 'available', contentId });
const after = (...events: UpdateEvent[]): Update => events.reduce(reduce, noUpdate);

test('a version is ready once its files answer, and is not offered yet', () => {
  expect(after(available('a'))).toEqual({ status: 'ready', contentId: 'a', offer: 'not-yet' });
});

test('what waits is offered, once dismissed never again', () => {
  const offered = after(available('a'), { type: 'delayed' });
  const dismissed = reduce(offered, { type: 'dismissed' });

  expect(offered).toMatchObject({ offer: 'shown' });
  expect(dismissed).toMatchObject({ offer: 'dismissed' });
  expect(reduce(dismissed, { type: 'delayed' })).toBe(dismissed);
});

test('the same version again changes nothing; yet another one is offered anew', () => {
  const dismissed = after(available('a'), { type: 'delayed' }, { type: 'dismissed' });

  expect(reduce(dismissed, available('a'))).toBe(dismissed);
  expect(reduce(dismissed, available('b'))).toEqual(after(available('b')));
});

test('a version that was rolled back, or whose files no longer answer, is not taken any more', () => {
  expect(after(available('a'), { type: 'delayed' }, { type: 'nothing-new' })).toBe(noUpdate);
});

test('with nothing ready there is nothing to offer or dismiss', () => {
  expect(after({ type: 'delayed' }, { type: 'dismissed' })).toBe(noUpdate);
});
