import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useCooldown } from './useCooldown.ts';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => void jest.useRealTimers());

test('the wait counts down from thirty seconds to none [registration-7]', () => {
  const { result } = renderHook(useCooldown);
  expect(result.current.left).toBe(0);

  act(() => result.current.start());
  expect(result.current.left).toBe(30);
  for (let second = 0; second < 29; second += 1) act(() => jest.advanceTimersByTime(1_000));
  expect(result.current.left).toBe(1);
  act(() => jest.advanceTimersByTime(1_000));

  expect(result.current.left).toBe(0);
});

test('a form that is made anew goes on with the wait of the one before [sign-in-11]', () => {
  const before = renderHook(useCooldown);
  act(() => before.result.current.start());
  before.unmount();
  jest.advanceTimersByTime(12_000);

  const { result } = renderHook(useCooldown);

  expect(result.current.left).toBe(18);
});
