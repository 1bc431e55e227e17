import { expect, test } from '@jest/globals';
import { areWritesUnderWay, watchWrites } from './writes-under-way.ts';

/** A network that answers when it is told to. */
const answer: (() => void)[] = [];
globalThis.fetch = () => new Promise((resolve) => answer.push(() => resolve({} as Response)));
watchWrites();

test('a call that changes something is under way until it is answered', async () => {
  const calls = [fetch('/a', { method: 'POST' }), fetch('/b', { method: 'delete' })];
  expect(areWritesUnderWay()).toBe(true);

  answer.shift()?.();
  await calls[0];
  expect(areWritesUnderWay()).toBe(true);
  answer.shift()?.();
  await calls[1];

  expect(areWritesUnderWay()).toBe(false);
});

test.each([undefined, { method: 'GET' }, { method: 'POST', keepalive: true }])(
  'a call that may be broken off, or outlives the page, is none: %p',
  (init) => {
    void fetch('/c', init);

    expect(areWritesUnderWay()).toBe(false);
  },
);
