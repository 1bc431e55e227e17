import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BeforeYouLeave } from './BeforeYouLeave.tsx';

const key = 'campbc:before-you-leave';
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const fires = () => box(/^Fires/);

beforeEach(() => localStorage.clear());

afterEach(() => {
  jest.useRealTimers();
});

test('a tick says when, is counted, and is there again on the next visit [public-pages-14]', () => {
  const { unmount } = render(<BeforeYouLeave />);
  expect(screen.getByRole('status').textContent).toBe('0 of 4 checked.');

  fireEvent.click(fires());
  unmount();
  render(<BeforeYouLeave />);

  expect(fires().checked).toBe(true);
  expect(screen.getByText(/^Checked at \d/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 of 4 checked.');
});

test('with all four it says what is left to do, and starts over', () => {
  render(<BeforeYouLeave />);
  for (const one of screen.getAllByRole('checkbox')) fireEvent.click(one);
  expect(screen.getByRole('status').textContent).toMatch(/^All four checked\. Tell someone/);

  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));

  expect(screen.getByRole('status').textContent).toBe('0 of 4 checked.');
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
});

test('ticks lapse after twelve hours [public-pages-14]', () => {
  jest.useFakeTimers();
  const { unmount } = render(<BeforeYouLeave />);
  fireEvent.click(fires());
  unmount();

  jest.advanceTimersByTime(12 * 60 * 60 * 1_000 - 1);
  expect(render(<BeforeYouLeave />).container.querySelectorAll(':checked')).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(render(<BeforeYouLeave />).container.querySelectorAll(':checked')).toHaveLength(0);
});

test.each(['{', '7', 'null', '[1]', '{"roads":"soon"}', '{"roads":9e99}', '{"other":1}'])(
  'what somebody else kept there is no tick: %s',
  (text) => {
    localStorage.setItem(key, text);

    render(<BeforeYouLeave />);

    expect(screen.getByRole('status').textContent).toBe('0 of 4 checked.');
  },
);

test('another tab’s tick shows here', () => {
  render(<BeforeYouLeave />);

  localStorage.setItem(key, JSON.stringify({ air: Date.now() }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));

  expect(box(/^Air/).checked).toBe(true);
});
