import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Menu, MenuItem } from './Menu.tsx';

test('of an open menu nothing that takes the focus is hidden from assistive technology [every-page-1]', async () => {
  render(
    <Menu trigger={<button type="button">Robin</button>}>
      <MenuItem>Log out</MenuItem>
    </Menu>,
  );

  await act(async () => screen.getByRole('button', { name: 'Robin' }).click());
  await screen.findByRole('menuitem', { name: 'Log out' });

  expect(document.querySelectorAll('[data-base-ui-focus-guard]').length).toBeGreaterThan(0);
  await waitFor(() =>
    expect(document.querySelectorAll('[aria-hidden="true"][tabindex="0"]')).toHaveLength(0),
  );
});
