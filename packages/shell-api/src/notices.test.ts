import { afterEach, expect, jest, test } from '@jest/globals';
import {
  dismissNotice,
  holdNotices,
  notify,
  readNotices,
  releaseNotices,
  subscribeToNotices,
} from './notices.ts';

afterEach(() => {
  for (const { id } of readNotices()) dismissNotice(id);
});

const wrong: [what: string, notice: unknown][] = [
  ['an error in place of its message', { tone: 'info', text: new Error('Tent gone.') }],
  ['an object as text', { tone: 'info', text: {} }],
  ['no text', { tone: 'info' }],
  ['an empty text', { tone: 'info', text: '' }],
  ['a text that nobody reads', { tone: 'info', text: 'x'.repeat(501) }],
  ['an unknown tone', { tone: 'loud', text: 'Hello' }],
  ['a tone that objects inherit', { tone: 'constructor', text: 'Hello' }],
  ['nothing', undefined],
  ['a text alone', 'Hello'],
  ['null', null],
];

test.each(wrong)('notify refuses %s where it is called, and shows nothing', (_what, notice) => {
  expect(() => notify(notice as Parameters<typeof notify>[0])).toThrow(TypeError);

  expect(readNotices()).toEqual([]);
});

test('of many notices the five newest are shown [frame-18]', () => {
  for (let number = 1; number <= 2_000; number += 1) {
    notify({ tone: 'info', text: `Notice ${number}`, stays: true });
  }

  expect(readNotices().map(({ text }) => text)).toEqual(
    [1_996, 1_997, 1_998, 1_999, 2_000].map((number) => `Notice ${number}`),
  );
});

test('a notice leaves after six seconds, or another six while somebody reads it [frame-17]', () => {
  jest.useFakeTimers();
  notify({ tone: 'info', text: 'Hello' });
  holdNotices();

  jest.advanceTimersByTime(11_999);
  expect(readNotices()).toHaveLength(1);
  releaseNotices();
  jest.advanceTimersByTime(1);

  expect(readNotices()).toEqual([]);
  jest.useRealTimers();
});

test('what is shown cannot be changed by who reads it', () => {
  notify({ tone: 'info', text: 'Hello', stays: true });

  expect(() => Object.assign(readNotices()[0] ?? {}, { text: {} })).toThrow(TypeError);
  expect(() => Object.assign(readNotices(), [{ text: {} }])).toThrow(TypeError);
});

test('a listener that throws keeps nobody from hearing of a notice', () => {
  const told = jest.fn();
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  const stops = [
    subscribeToNotices(() => {
      throw new Error('Mine.');
    }),
    subscribeToNotices(told),
  ];

  notify({ tone: 'info', text: 'Hello', stays: true });

  expect(told).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  expect(() => subscribeToNotices('me' as never)).toThrow(TypeError);
});
