import { expect, jest, test } from '@jest/globals';
import { SessionContext, type SessionValue } from '@camp/shell-api';
import type { NavigationItem } from '@camp/release/document/manifest';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Navbar } from './Navbar.tsx';

const inBar = { place: 'main', access: 'anyone' } as const;
const inRegion = { ...inBar, within: '/regions/bc' } as const;
const items: NavigationItem[] = [
  { ...inBar, to: '/', label: { en: 'Home', fr: 'Accueil' }, order: 1 },
  { ...inBar, to: '/regions', label: { en: 'Regions', fr: 'Régions' }, order: 2 },
  { ...inRegion, to: '/regions/bc/alerts', label: { en: 'Alerts', fr: 'Alertes' }, order: 3 },
  { ...inRegion, to: '/', label: { en: 'Return Home', fr: 'Retour' }, order: 4 },
];

const signedOut: SessionValue = {
  session: { status: 'signed-out' },
  reload: async () => ({ status: 'signed-out' }),
  logout: async () => undefined,
};

function show(path: string, session: SessionValue['session'] = { status: 'signed-out' }) {
  /* The simulated browser has no media queries. */
  const query = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(globalThis, { matchMedia: () => query });
  render(
    <SessionContext value={{ ...signedOut, session }}>
      <MemoryRouter initialEntries={[path]}>
        <Navbar items={items} />
        <p>The page</p>
      </MemoryRouter>
    </SessionContext>,
  );
}

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

test.each([
  ['/', 'Home'],
  ['/regions', 'Regions'],
  ['/regions/bc/alerts', 'Alerts'],
])('at %s one link of the bar is marked as the current page: %s [frame-3]', (path, name) => {
  show(path);

  expect(current()).toEqual([name]);
});

test('the section that the page lies in is highlighted, which is no mark for screen readers [frame-3]', () => {
  show('/regions/bc/alerts');

  const section = screen.getByRole('link', { name: 'Regions' });
  expect(section.dataset['section']).toBe('true');
  expect(screen.getByRole('link', { name: 'Home' }).dataset['section']).toBeUndefined();
});

test('a press outside closes the menu, one inside does not [numbers-letter-2]', () => {
  show('/');
  const menu = screen.getByRole('button', { name: 'Menu' });
  fireEvent.click(menu);

  fireEvent.pointerDown(screen.getByRole('link', { name: 'Regions' }));
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  fireEvent.pointerDown(screen.getByText('The page'));

  expect(menu.getAttribute('aria-expanded')).toBe('false');
});

test('nobody is asked to log in while the API cannot say who they are', () => {
  show('/', { status: 'unavailable' });

  expect(screen.queryByRole('link', { name: 'Login / Register' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/settings');
});
