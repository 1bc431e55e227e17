import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { Analytics } from './Analytics.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';

const analytics = { id: 'G-TEST', scriptUrl: 'https://analytics.example/gtag/js' };

beforeAll(async () => {
  const settings = document.createElement('script');
  settings.id = 'settings';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ origin: location.origin, store: null, analytics });
  document.body.append(settings);
  const release = document.createElement('script');
  release.id = 'release';
  release.type = 'application/json';
  const paths = ['/', '/services', '/regions', '/verify-email', '/2fa/enroll'];
  const routes = paths.map((path) => ({ path, page: 'page', access: 'anyone' }));
  release.textContent = JSON.stringify({ shell: {}, remotes: { public: { routes } } });
  document.body.append(release);
  await fetchWhatComesAtRest();
});

/** The code of the banner comes once the page is at rest; from then on it is there. */
async function fetchWhatComesAtRest() {
  visit('/');
  await screen.findByRole('region', { name: 'Privacy choices' });
  cleanup();
}

/** A first-time visitor, unless the test gives an earlier answer. */
function arriveHaving(answered: 'granted' | 'denied' | 'said nothing') {
  const age = answered === 'said nothing' ? 0 : 60;
  document.cookie = `campbc_analytics=${answered}; path=/; max-age=${age}`;
}

beforeEach(() => {
  arriveHaving('said nothing');
  delete document.documentElement.dataset['analytics'];
  document.getElementById('analytics-script')?.remove();
  delete window.dataLayer;
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, writable: true });
});

/** Every address that the tests navigate to within the site. */
const links = [
  '/',
  '/regions',
  '/regions#map',
  '/regions?view=map',
  '/regions?view=map#a',
  '/regions?q=kim',
  '/2fa/enroll?enroll_token=secret-2&step=2',
];

/** Opens a page; the visitor has come from another, unless it is the first. */
function visit(address: string, { mayAsk = true, isFirst = false } = {}) {
  const entries = isFirst ? [address] : ['/services', address];
  render(
    <StrictMode>
      <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
        <main id="main" tabIndex={-1}>
          {links.map((to) => (
            <Link key={to} to={to}>
              {to}
            </Link>
          ))}
        </main>
        <PrivacyChoices />
        <Analytics mayAsk={mayAsk} />
      </MemoryRouter>
    </StrictMode>,
  );
}

const goTo = (to: string) => act(async () => screen.getByRole('link', { name: to }).click());
const banner = () => screen.queryByRole('region', { name: 'Privacy choices' });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('#analytics-script')];
const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as IArguments)]);
const reportedPaths = () =>
  commands()
    .filter(([command]) => command === 'config')
    .map(([, , parameters]) => (parameters as { page_path: string }).page_path);

test('a first visitor is asked, and until then nothing is loaded or reported [frame-30]', async () => {
  visit('/');
  await goTo('/regions');

  expect(banner()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect(scripts()).toEqual([]);
  expect(commands()).toEqual([]);
});

test('who allows it has the script loaded once and this view reported once [frame-30]', async () => {
  const view = '/regions?view=map';
  visit(view);

  await press('Allow');

  expect(banner()).toBeNull();
  expect(document.cookie).toContain('campbc_analytics=granted');
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([
    ['https://analytics.example/gtag/js?id=G-TEST', true],
  ]);
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    [
      'config',
      'G-TEST',
      { page_path: view, page_location: location.origin + view, page_title: view },
    ],
  ]);
  expect(String(window.dataLayer?.[0])).toBe('[object Arguments]');
});

test('each change of path or query is one view, a change of the hash is none [frame-30]', async () => {
  arriveHaving('granted');
  visit('/');

  for (const to of [...links.slice(1, 6), '/']) {
    await goTo(to);
  }

  expect(reportedPaths()).toEqual(['/', '/regions', '/regions?view=map', '/regions', '/']);
  expect(scripts()).toHaveLength(1);
});

test('a token never reaches the queue', async () => {
  arriveHaving('granted');
  visit('/verify-email?token=secret-1');
  await goTo('/2fa/enroll?enroll_token=secret-2&step=2');

  expect(JSON.stringify(commands())).not.toContain('secret');
  expect(reportedPaths()).toEqual(['/verify-email', '/2fa/enroll?step=2']);
});

test('the first page of a visit is left in peace, the second asks [frame-30]', async () => {
  visit('/', { isFirst: true });
  expect(banner()).toBeNull();

  await goTo('/regions');

  expect(banner()).not.toBeNull();
});

test('where it may not ask, the choice still opens on request [frame-15, frame-32]', async () => {
  visit('/', { mayAsk: false });
  expect(banner()).toBeNull();

  await press('Privacy choices');
  await press('Decline');

  expect(document.cookie).toContain('campbc_analytics=denied');
});

test('who declines is asked no more, and nothing is loaded [frame-30]', async () => {
  visit('/');

  await press('Decline');
  await goTo('/regions');

  expect(banner()).toBeNull();
  expect(document.cookie).toContain('campbc_analytics=denied');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(scripts()).toEqual([]);
  expect(commands()).toEqual([]);
});

test('who withdraws is reported no more, until they allow it again [frame-30]', async () => {
  arriveHaving('granted');
  visit('/');
  const choices = screen.getByRole('button', { name: 'Privacy choices' });
  choices.focus();

  await press('Privacy choices');
  expect(document.activeElement).toBe(banner());
  await press('Decline');
  expect(document.activeElement).toBe(choices);
  expect(window['ga-disable-G-TEST']).toBe(true);
  await goTo('/regions');
  expect(reportedPaths()).toEqual(['/']);

  await press('Privacy choices');
  await press('Allow');
  expect(window['ga-disable-G-TEST']).toBe(false);
  expect(reportedPaths()).toEqual(['/', '/regions']);
  expect(scripts()).toHaveLength(1);
});

test('a withdrawal in another tab counts from the next page', async () => {
  arriveHaving('granted');
  visit('/');

  arriveHaving('denied');
  await goTo('/regions');

  expect(reportedPaths()).toEqual(['/']);
  expect(window['ga-disable-G-TEST']).toBe(true);
});

test('Global Privacy Control is an answer: no question, no choices, no script [frame-31]', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, writable: true });
  arriveHaving('granted');

  visit('/');

  expect(banner()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Privacy choices' })).toBeNull();
  expect(scripts()).toEqual([]);
  expect(commands()).toEqual([]);
});
