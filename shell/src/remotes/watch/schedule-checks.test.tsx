import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { checkWhileVisible } from './schedule-checks.ts';

const ask = jest.fn(() => Promise.resolve());
let isHidden = false;
let isOnline = true;

beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', {
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
  jest.useFakeTimers();
  checkWhileVisible(ask);
});

/** A tab that is looked at, and has just asked. */
beforeEach(async () => {
  isHidden = false;
  isOnline = true;
  look();
  await seconds(0);
  ask.mockClear();
});

const look = () => document.dispatchEvent(new Event('visibilitychange'));
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

test('a tab that is looked at asks within a minute, and not before 40 s', async () => {
  await seconds(39);
  expect(ask).toHaveBeenCalledTimes(0);
  await seconds(20);

  expect(ask).toHaveBeenCalledTimes(1);
});

test('a hidden tab does not ask; looked at again it asks at once', async () => {
  isHidden = true;
  look();
  await seconds(600);
  expect(ask).toHaveBeenCalledTimes(0);

  isHidden = false;
  look();

  expect(ask).toHaveBeenCalledTimes(1);
});

test('without a network nobody is asked, until it is back', async () => {
  isOnline = false;
  window.dispatchEvent(new Event('offline'));
  await seconds(600);
  expect(ask).toHaveBeenCalledTimes(0);

  isOnline = true;
  window.dispatchEvent(new Event('online'));

  expect(ask).toHaveBeenCalledTimes(1);
});

test('one question at a time', async () => {
  ask.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 5_000)));

  for (let looks = 0; looks < 3; looks += 1) look();

  expect(ask).toHaveBeenCalledTimes(1);
  await seconds(5);
});
