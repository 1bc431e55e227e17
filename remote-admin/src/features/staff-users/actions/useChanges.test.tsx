import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { UndoOffer } from './UndoOffer.tsx';
import { useChanges } from './useChanges.ts';
import type { UndoableChange } from './users.actions.ts';

const changed = (version: string): UndoableChange => ({
  user: { id: 7, version } as StaffUser,
  undo: { is_subscriber: 0, is_paid: 0 },
  text: `Change ${version}`,
});

function Page({ takeBack }: { takeBack: (change: UndoableChange) => void }) {
  const { made, add, remove, undo } = useChanges(takeBack);
  return (
    <>
      {['1', '2'].map((version) => (
        <button key={version} onClick={() => add(changed(version))}>
          {version}
        </button>
      ))}
      {made.map((change) => (
        <UndoOffer
          key={change.user.version}
          text={change.text}
          onDue={() => remove(change)}
          onUndo={() => undo(change)}
        />
      ))}
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('of each person the last change can be taken back, for ten seconds [user-management-7]', () => {
  jest.useFakeTimers();
  const takeBack = jest.fn();
  render(<Page takeBack={takeBack} />);

  press('1');
  press('2');
  expect(screen.getByRole('status').textContent).toContain('Change 2');
  press('Undo');
  expect(screen.queryByRole('status')).toBeNull();
  expect(takeBack.mock.calls).toEqual([[changed('2')]]);
  press('1');
  act(() => jest.advanceTimersByTime(9_900));
  expect(screen.getByRole('status')).toBeTruthy();
  act(() => jest.advanceTimersByTime(200));

  expect(screen.queryByRole('status')).toBeNull();
  expect(takeBack).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
