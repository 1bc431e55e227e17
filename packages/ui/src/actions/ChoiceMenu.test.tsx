import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';

const options = [
  { value: 'tent', label: 'Tent', isDisabled: false },
  { value: 'cabin', label: 'Cabin', isDisabled: false },
  { value: 'yurt', label: 'Yurt', isDisabled: true },
] as const;

function show(state: { isHeld?: boolean; isDisabled?: boolean } = {}) {
  const onChoose = jest.fn();
  render(
    <ChoiceMenu
      trigger={<Button>Sleep in</Button>}
      label="Sleep in"
      value="tent"
      options={options}
      onChoose={onChoose}
      {...state}
    />,
  );
  const opener = screen.getByRole('button', { name: 'Sleep in' });
  fireEvent.click(opener);
  return { onChoose, opener };
}

test('it shows what stands now and what can be chosen, and gives the choice', async () => {
  const { onChoose } = show();

  const [tent, cabin, yurt] = await screen.findAllByRole('menuitemradio');
  expect(tent?.getAttribute('aria-checked')).toBe('true');
  expect(yurt?.getAttribute('aria-disabled')).toBe('true');
  if (yurt) fireEvent.click(yurt);
  expect(onChoose).not.toHaveBeenCalled();
  if (cabin) fireEvent.click(cabin);
  expect(onChoose).toHaveBeenCalledWith('cabin');
});

test('held, it does not open and yet is not disabled', async () => {
  jest.useFakeTimers();
  const { opener } = show({ isHeld: true });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();

  expect(screen.queryByRole('menu')).toBeNull();
  expect(opener.hasAttribute('disabled')).toBe(false);
});

test('without anything to choose it is disabled', () => {
  const { opener } = show({ isDisabled: true });

  expect(opener.hasAttribute('disabled')).toBe(true);
});
