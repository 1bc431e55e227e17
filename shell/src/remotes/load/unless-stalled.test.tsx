import { beforeEach, expect, jest, test } from '@jest/globals';
import { unlessStalled } from './unless-stalled.ts';

beforeEach(() => void jest.useFakeTimers());

const never = new Promise<never>(() => undefined);

/** A loading step of a build, and whether it has failed. */
function watched(load: Promise<unknown>) {
  const state = { failure: null as unknown };
  unlessStalled(load, { url: '/r/remote-trips/1/', phase: 'module' }).catch(
    (error: { failure: unknown }) => (state.failure = error.failure),
  );
  return state;
}

test('code that does not start within three seconds has failed', async () => {
  const step = watched(never);

  await jest.advanceTimersByTimeAsync(2_900);
  expect(step.failure).toBeNull();
  await jest.advanceTimersByTimeAsync(100);

  expect(step.failure).toEqual({ phase: 'module', reason: 'timeout' });
});

test('the three seconds begin once no file of the build is under way', async () => {
  const script = document.createElement('script');
  script.setAttribute('src', '/r/remote-trips/1/page.js');
  document.head.append(script);
  const step = watched(never);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(step.failure).toBeNull();

  script.remove();
  await jest.advanceTimersByTimeAsync(3_000);

  expect(step.failure).toEqual({ phase: 'module', reason: 'timeout' });
});

test('what has come in time, or has failed by itself, is passed on', async () => {
  const step = { url: '/r/remote-trips/1/', phase: 'page' } as const;
  const error = new Error('Mine.');

  await expect(unlessStalled(Promise.resolve('page'), step)).resolves.toBe('page');
  await expect(unlessStalled(Promise.reject(error), step)).rejects.toBe(error);
  expect(jest.getTimerCount()).toBe(0);
});
