import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { forgetProvider, scriptTags, TestProvider } from './provider.fixture.ts';
import { patienceMs, StoreWidget } from './store-widget.ts';
import { StoreFront } from './StoreFront.tsx';

const account = { id: '1003', scriptUrl: 'https://store.example/script.js' };

afterEach(() => {
  jest.useRealTimers();
  forgetProvider();
});

test('the store takes the place of the loading sign', () => {
  render(<StoreFront widget={new StoreWidget()} account={account} />);
  const front = screen.getByRole('region', { name: 'Products' });
  expect(front.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Opening the store')).toBeTruthy();

  act(() => new TestProvider().answer());

  expect(front.getAttribute('aria-busy')).toBe('false');
  expect(screen.queryByText('Opening the store')).toBeNull();
  expect(screen.getByText('Enamel mug')).toBeTruthy();
});

test('nothing is asked for before the account is known', () => {
  const widget = new StoreWidget();
  const { rerender } = render(<StoreFront widget={widget} account={undefined} />);
  expect(scriptTags()).toEqual([]);

  rerender(<StoreFront widget={widget} account={account} />);

  expect(scriptTags()).toHaveLength(1);
});

test('an overdue store says to refresh, and Try again keeps focus in its place', () => {
  jest.useFakeTimers();
  render(<StoreFront widget={new StoreWidget()} account={account} />);
  act(() => jest.advanceTimersByTime(patienceMs));
  expect(screen.getByRole('alert').textContent).toMatch(/refresh the page/);

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Products' }));

  act(() => new TestProvider().answer());
  expect(screen.getByText('Enamel mug')).toBeTruthy();
  expect(scriptTags()).toHaveLength(1);
});

test('effects that run twice, as in strict mode, leave one script and one store', () => {
  const provider = new TestProvider();
  const strict = render(
    <StrictMode>
      <StoreFront widget={new StoreWidget()} account={account} />
    </StrictMode>,
  );

  act(() => provider.answer());
  expect(scriptTags()).toHaveLength(1);
  expect(provider.calls).toHaveLength(1);
  expect(document.querySelectorAll('#my-store-1003')).toHaveLength(1);

  strict.unmount();
  expect(provider.calls.slice(1)).toEqual(['destroy']);
  expect(document.querySelector('#my-store-1003')).toBeNull();
});
