import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { onInactivity } from './inactivity.ts';

const hour = 3_600_000;
const minute = 60_000;
const callBack = jest.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  callBack.mockClear();
  localStorage.clear();
  stop = onInactivity(callBack);
});

afterEach(() => stop());

test('four hours without a sign of life end the sign-in, and not a minute less [session-13]', () => {
  jest.advanceTimersByTime(4 * hour - minute);
  expect(callBack).not.toHaveBeenCalled();

  jest.advanceTimersByTime(minute);

  expect(callBack).toHaveBeenCalledTimes(1);
});

test.each(['mousemove', 'keydown', 'scroll', 'touchstart'])(
  '%s starts the four hours anew [session-13]',
  (activity) => {
    jest.advanceTimersByTime(3 * hour);

    window.dispatchEvent(new Event(activity));

    jest.advanceTimersByTime(4 * hour - minute);
    expect(callBack).not.toHaveBeenCalled();
    jest.advanceTimersByTime(minute);
    expect(callBack).toHaveBeenCalledTimes(1);
  },
);

test('activity in another tab counts here, too [session-13]', () => {
  jest.advanceTimersByTime(3 * hour);

  localStorage.setItem('campbc:last-activity', String(Date.now()));

  jest.advanceTimersByTime(2 * hour);
  expect(callBack).not.toHaveBeenCalled();
});

test('once stopped, nothing is looked at any more', () => {
  stop();

  jest.advanceTimersByTime(9 * hour);

  expect(callBack).not.toHaveBeenCalled();
});
