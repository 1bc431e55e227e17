import { expect, test } from '@jest/globals';
import { hasPendingWrites, watchPendingWrites } from './pending-writes.ts';

/** A network that answers on demand. */
const answer: (() => void)[] = [];
globalThis.fetch = () => new Promise((resolve) => answer.push(() => resolve({} as Response)));
watchPendingWrites();

test('a call that changes something is under way until it is answered', async () => {
  const calls = [fetch('/a', { method: 'POST' }), fetch('/b', { method: 'delete' })];
  expect(hasPendingWrites()).toBe(true);

  answer.shift()?.();
  await calls[0];
  expect(hasPendingWrites()).toBe(true);
  answer.shift()?.();
  await calls[1];

  expect(hasPendingWrites()).toBe(false);
});

test.each([undefined, { method: 'GET' }, { method: 'POST', keepalive: true }])(
  'a call that may be broken off, or outlives the page, is none: %p',
  (init) => {
    void fetch('/c', init);

    expect(hasPendingWrites()).toBe(false);
  },
);
