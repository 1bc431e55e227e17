import { isWorkUnsaved } from '@camp/shell-api';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const codes = ['ABCDE-23456', 'FGHJK-78922'];

afterEach(() => {
  jest.useRealTimers();
});

function withClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

test('the codes are listed, and each stands alone', () => {
  render(<RecoveryCodes codes={codes} />);

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
});

test('a copy takes every code, one a line, and is confirmed for 1.2 s [recovery-codes-1]', async () => {
  jest.useFakeTimers();
  const copied: string[] = [];
  withClipboard((text) => Promise.resolve(void copied.push(text)));
  render(<RecoveryCodes codes={codes} />);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy codes' })));

  expect(copied).toEqual(['ABCDE-23456\nFGHJK-78922\n']);
  act(() => jest.advanceTimersByTime(1_199));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy codes' })).toBeTruthy();
});

test('printing them counts as keeping them, and the card for the wallet has each code once [second-factor-enrollment-5]', () => {
  let prints = 0;
  Object.defineProperty(globalThis, 'print', { configurable: true, value: () => (prints += 1) });
  const { unmount } = render(<RecoveryCodes codes={codes} />);
  expect(isWorkUnsaved()).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Print a card' }));

  expect(prints).toBe(1);
  expect(isWorkUnsaved()).toBe(false);
  for (const code of codes) expect(screen.getAllByText(code)).toHaveLength(2);
  unmount();
});

test('every way out asks until the codes are copied, or the person says that they are saved [frame-26, recovery-codes-1]', async () => {
  withClipboard(() => Promise.resolve());
  const { rerender, unmount } = render(<RecoveryCodes codes={codes} />);

  expect(isWorkUnsaved()).toBe(true);
  rerender(<RecoveryCodes codes={codes} isSaved />);
  expect(isWorkUnsaved()).toBe(false);
  rerender(<RecoveryCodes codes={codes} />);
  expect(isWorkUnsaved()).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy codes' })));
  expect(isWorkUnsaved()).toBe(false);
  unmount();
});

test('a copy that the browser refuses is said, and the codes stay to be selected', async () => {
  withClipboard(() => Promise.reject(new Error('denied')));
  render(<RecoveryCodes codes={codes} />);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy codes' })));

  expect(screen.getByRole('alert').textContent).toMatch(/^Copying did not work/);
});
