import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDraft } from './useDraft.ts';

beforeEach(() => void jest.useFakeTimers());

/** Types a text at once, and waits until it is passed on. */
function drafting() {
  const settled: string[] = [];
  const onSettle = (text: string) => settled.push(text);
  const { result, rerender } = renderHook(({ value }) => useDraft({ value, onSettle }), {
    initialProps: { value: '' },
  });
  return {
    settled,
    text: () => result.current.text,
    arrive: (value: string) => rerender({ value }),
    enter: (text: string) => act(() => result.current.setText(text)),
    type(text: string) {
      act(() => result.current.setText(text));
      act(() => jest.advanceTimersByTime(100));
    },
  };
}

test('values that arrive late take nothing from what was typed since', () => {
  const draft = drafting();

  draft.type('la');
  draft.type('lake ');
  draft.arrive('la');
  const between = draft.text();
  draft.arrive('lake');

  expect([between, draft.text()]).toEqual(['lake ', 'lake ']);
  expect(draft.settled).toEqual(['la', 'lake']);
});

test('a value from elsewhere replaces what was typed', () => {
  const draft = drafting();
  draft.type('lake');
  draft.arrive('lake');

  draft.arrive('');

  expect(draft.text()).toBe('');
});

test('a letter is passed on at once, and those right after it together', () => {
  const draft = drafting();

  draft.enter('l');
  const atOnce = [...draft.settled];
  draft.enter('la');
  draft.enter('lak');
  const meanwhile = [...draft.settled];
  draft.type('lake');

  expect([atOnce, meanwhile, draft.settled]).toEqual([['l'], ['l'], ['l', 'lake']]);
});
