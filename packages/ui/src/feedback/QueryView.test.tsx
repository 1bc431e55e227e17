import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { QueryView } from './QueryView.tsx';

type Props = Parameters<typeof QueryView<string>>[0];
type Query = Partial<Props['query']>;

const part = { loading: 'Loading your two-factor status…', failed: 'Unable to load 2FA status' };
const title = 'The tents could not be loaded';
const page = {
  title,
  failed: (error: unknown) => (error as Error).message,
  empty: { when: (data: string) => data === '', show: <p>No tents yet.</p> },
};

function show(query: Query, texts: Omit<Props, 'query' | 'children'> = part) {
  const refetch = jest.fn(() => Promise.resolve());
  const state = { data: undefined, error: null, isFetching: false, refetch, ...query };
  render(
    <QueryView query={state} {...texts}>
      {(data) => <p>{data}</p>}
    </QueryView>,
  );
  return refetch;
}

test('says that it loads while nothing is known', () => {
  show({ isFetching: true });

  expect(screen.getByRole('status').textContent).toBe('Loading your two-factor status…');
});

test('says that it still waits where an answer takes long', () => {
  jest.useFakeTimers();
  show({ isFetching: true });

  act(() => jest.advanceTimersByTime(4_000));

  expect(screen.getByRole('status').textContent).toMatch(/This is taking longer than usual/);
  jest.useRealTimers();
});

test('says what failed, and tries again when asked to', () => {
  const refetch = show({ error: new Error('No.') });
  expect(screen.getByRole('alert').textContent).toContain('Unable to load 2FA status');

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(refetch).toHaveBeenCalledTimes(1);
});

test('keeps showing what is known when a later fetch fails', () => {
  show({ data: 'On', error: new Error('No.') });

  expect(screen.getByText('On')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page says what failed under its own heading, and why [public-pages-20]', () => {
  const refetch = show({ error: new Error('The river is high.') }, page);

  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText('The river is high.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('without a network a page blames nobody else, until there is one [frame-27]', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ error: new Error('Our servers are not answering.') }, page);
  expect(screen.getByRole('alert').textContent).toContain('You are offline.');
  expect(screen.queryByText('Our servers are not answering.')).toBeNull();

  network.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));

  expect(screen.getByText('Our servers are not answering.')).toBeTruthy();
});

test('a page loads with a sign of its own [user-management-1]', () => {
  show({ isFetching: true }, page);

  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('what came and is empty is told apart from content', () => {
  show({ data: '' }, page);

  expect(screen.getByText('No tents yet.')).toBeTruthy();
});

test('a list loads as the rows that will be there, which say so once', () => {
  show(
    { isFetching: true },
    { title, loading: 'Loading tents…', isList: true, failed: 'No tents.' },
  );

  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Loading tents…');
  expect(status.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(8);
});
