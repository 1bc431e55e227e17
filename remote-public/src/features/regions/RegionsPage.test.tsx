import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import RegionsPage from './RegionsPage.tsx';

test('each part of British Columbia leads to the campgrounds in it [public-pages-12]', () => {
  render(
    <InRouter session={{ status: 'signed-out' }}>
      <RegionsPage />
    </InRouter>,
  );

  const parts = screen.getByRole('navigation', { name: /^Campgrounds in British Columbia/ });
  const links = within(parts).getAllByRole('link');
  expect(links).toHaveLength(6);
  expect(links[0]?.getAttribute('href')).toMatch(/campgrounds\?region=vancouver-island$/);
});
