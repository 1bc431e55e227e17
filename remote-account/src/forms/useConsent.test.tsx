import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { useConsent } from './useConsent.ts';

function Question({ onGiven }: { onGiven: () => void }) {
  const consent = useConsent('Tick this first.');

  return (
    <>
      <CheckboxField label="I know" {...consent.field} />
      <button type="button" onClick={() => consent.require() && onGiven()}>
        Go
      </button>
    </>
  );
}

test('a press without consent says what is missing, where the focus goes, and no more once it is given [settings-7]', () => {
  let given = 0;
  render(<Question onGiven={() => (given += 1)} />);
  const box = screen.getByRole('checkbox');
  const go = screen.getByRole('button');

  expect(screen.queryByText('Tick this first.')).toBeNull();
  fireEvent.click(go);
  expect(given).toBe(0);
  expect(document.activeElement).toBe(box);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Tick this first.')).toBeTruthy();

  fireEvent.click(box);
  expect(screen.queryByText('Tick this first.')).toBeNull();
  fireEvent.click(go);
  expect(given).toBe(1);
});
