import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { UnsubscribePage } from './UnsubscribePage.tsx';

test('a link that is not whole leads on, to the saved places and to logging in', () => {
  render(
    <InRouter session={{ status: 'signed-out' }}>
      <UnsubscribePage />
    </InRouter>,
  );

  expect(screen.getByText(/incomplete/)).toBeTruthy();
  const leadsTo = (name: string) =>
    screen
      .getByRole('link', { name })
      .getAttribute('href')
      ?.replace(/^.*(?=\/)/, '');
  expect(leadsTo('Open Saved places')).toBe('/saved');
  expect(leadsTo('Log in')).toBe('/login');
});
