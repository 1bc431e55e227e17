import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDraft } from './useDraft.ts';

beforeEach(() => void jest.useFakeTimers());

const pauseMs = 100;

/** Types a text at once, and waits until it is passed on. */
function drafting(options: Partial<Parameters<typeof useDraft>[0]> = {}) {
  const settled: string[] = [];
  const onSettle = (text: string) => settled.push(text);
  const { result, rerender } = renderHook(
    ({ value }) => useDraft({ value, pauseMs, onSettle, ...options }),
    {
      initialProps: { value: '' },
    },
  );
  return {
    settled,
    text: () => result.current.text,
    arrive: (value: string) => rerender({ value }),
    enter: (text: string) => act(() => result.current.setText(text)),
    type(text: string) {
      act(() => result.current.setText(text));
      act(() => jest.advanceTimersByTime(pauseMs));
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

test('a text is passed on after the pause, without the spaces around it', () => {
  const draft = drafting();

  draft.enter(' lake ');
  const atOnce = [...draft.settled];
  draft.type(' lake ');

  expect([atOnce, draft.settled, draft.text()]).toEqual([[], ['lake'], ' lake ']);
});

test('a text that is not complete is held back', () => {
  const draft = drafting({ canSettle: (text) => text.length > 3 });

  draft.type('lak');
  draft.type('lake');

  expect(draft.settled).toEqual(['lake']);
});

test('where it starts at once, a letter is passed on, and those right after it together', () => {
  const draft = drafting({ startsAtOnce: true });

  draft.enter('l');
  const atOnce = [...draft.settled];
  draft.enter('la');
  draft.enter('lak');
  const meanwhile = [...draft.settled];
  draft.type('lake');

  expect([atOnce, meanwhile, draft.settled]).toEqual([['l'], ['l'], ['l', 'lake']]);
});
