import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { pressedKey } from './pressed-key.ts';

test.each([
  [{ key: 'Enter', keyCode: 13 }, 'Enter'],
  [{ key: 'k', ctrlKey: true }, 'k'],
  [{ key: 'Enter', keyCode: 229 }, null],
  [{ key: 'Enter', keyCode: 13, isComposing: true }, null],
  [{ key: 'Escape', isComposing: true }, null],
])('of %j the key is %j, to React and to the document [every-page-13]', (init, expected) => {
  const heard: (string | null)[] = [];
  const listen = (event: KeyboardEvent) => heard.push(pressedKey(event));
  document.addEventListener('keydown', listen);
  render(<input aria-label="Name" onKeyDown={(event) => heard.push(pressedKey(event))} />);

  fireEvent.keyDown(screen.getByLabelText('Name'), init);

  document.removeEventListener('keydown', listen);
  expect(heard).toEqual([expected, expected]);
});
