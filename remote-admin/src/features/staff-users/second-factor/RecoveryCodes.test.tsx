import { isWorkUnsaved } from '@camp/shell-api';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FreshCodes } from './RecoveryCodes.tsx';

const codes = ['ABCDE-23456', 'FGHJK-78922'];
const madeAt = Date.UTC(2026, 4, 3, 19, 0, 0, 250);

afterEach(() => {
  jest.useRealTimers();
});

function show(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const onKept = jest.fn();
  render(<FreshCodes userId={7} madeAt={madeAt} codes={codes} onKept={onKept} />);
  return onKept;
}

const copy = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));

test('a copy takes every code, one a line, and is confirmed for 1.8 s [frame-26, staff-second-factor-1, staff-second-factor-5]', async () => {
  jest.useFakeTimers();
  const copied: string[] = [];
  const onKept = show((text) => Promise.resolve(void copied.push(text)));

  expect(isWorkUnsaved()).toBe(true);
  await copy();

  expect(isWorkUnsaved()).toBe(false);
  expect(copied).toEqual(['ABCDE-23456\nFGHJK-78922\n']);
  expect(onKept).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(1_799));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

test('a copy that the browser refuses is said, and the codes do not count as kept', async () => {
  const onKept = show(() => Promise.reject(new Error('denied')));

  await copy();

  expect(screen.getByRole('alert').textContent).toMatch(/^Copying did not work/);
  expect(onKept).not.toHaveBeenCalled();
  expect(isWorkUnsaved()).toBe(true);
});

test('the file is named for the user and the moment [staff-second-factor-1]', () => {
  URL.createObjectURL = () => 'blob:codes';
  URL.revokeObjectURL = () => {};
  const follow = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const onKept = show(() => Promise.resolve());

  fireEvent.click(screen.getByRole('button', { name: 'Download' }));

  expect(follow.mock.contexts).toEqual([
    expect.objectContaining({
      download: 'recovery-codes-user-7-2026-05-03T19-00-00-250Z.txt',
    }),
  ]);
  expect(onKept).toHaveBeenCalledTimes(1);
});
