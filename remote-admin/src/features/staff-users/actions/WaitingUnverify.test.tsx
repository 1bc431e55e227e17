import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { isWorkUnsaved } from '@camp/shell-api';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useWaiting, WaitingUnverify } from './WaitingUnverify.tsx';

const ann = { id: 7, username: 'ann', display_name: 'Ann' } as StaffUser;

test('an act that waits is due after ten seconds, and not before [user-management-7]', () => {
  jest.useFakeTimers();
  const onDue = jest.fn();
  render(<WaitingUnverify user={ann} onDue={onDue} onUndo={jest.fn()} />);
  expect(screen.getByRole('status').textContent).toContain('The email of Ann will be unverified');

  act(() => jest.advanceTimersByTime(9_900));
  expect(onDue).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));

  expect(onDue).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

function Page({ onAct }: { onAct: (user: StaffUser) => void }) {
  const { users, add, undo, act: happen } = useWaiting(onAct);
  return (
    <>
      <button onClick={() => add(ann)}>Unverify</button>
      {users.map((user) => (
        <WaitingUnverify
          key={user.id}
          user={user}
          onDue={() => happen(user)}
          onUndo={() => undo(user)}
        />
      ))}
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('what was undone never happens, and while something waits the page is not left unasked [user-management-7]', () => {
  jest.useFakeTimers();
  const onAct = jest.fn();
  render(<Page onAct={onAct} />);

  press('Unverify');
  expect(isWorkUnsaved()).toBe(true);
  press('Undo');
  expect(isWorkUnsaved()).toBe(false);
  act(() => jest.advanceTimersByTime(20_000));
  expect(onAct).not.toHaveBeenCalled();
  press('Unverify');
  act(() => jest.advanceTimersByTime(20_000));

  expect(onAct.mock.calls).toEqual([[ann]]);
  expect(isWorkUnsaved()).toBe(false);
  jest.useRealTimers();
});
