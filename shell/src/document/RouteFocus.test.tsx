import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { createSiteRouter } from '#router/site-router.ts';
import { SiteRoutes } from '#router/SiteRoutes.tsx';
import { watchPageChanges } from './page-scroll.ts';
import { RouteFocus } from './RouteFocus.tsx';

const scrollTo = jest.fn<(options: ScrollToOptions) => void>();
const intoView = jest.fn();

beforeEach(() => {
  scrollTo.mockReset().mockImplementation(({ top = 0 }) => void (window.scrollY = top));
  intoView.mockReset();
  const isCalm = { matches: false } as MediaQueryList;
  Object.assign(window, { scrollTo, scrollY: 0, matchMedia: () => isCalm });
  Object.assign(Element.prototype, { scrollIntoView: intoView });
});

const links = ['/tents', '/lakes', '/lakes#deep', '/lakes?sort=size'];

function Frame({ page }: { page: ReactNode }) {
  return (
    <>
      {links.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <main id="main">{page}</main>
    </>
  );
}

function pageOf(name: string) {
  return (
    <article>
      <h1 tabIndex={-1}>{name}</h1>
      <section id="deep" aria-label="Deep ones" />
      <RouteFocus />
    </article>
  );
}

/** Every test comes from the page of another one, as on a later page of a visit. */
async function openTents() {
  const routes = [
    { path: '/', element: pageOf('Home') },
    { path: '/tents', element: pageOf('Tents') },
    { path: '/lakes', element: pageOf('Lakes') },
  ];
  const router = createSiteRouter(createMemoryHistory());
  watchPageChanges(router);
  render(
    <SiteRoutes router={router} routes={routes}>
      {(page) => <Frame page={page} />}
    </SiteRoutes>,
  );
  await follow('/tents');
  scrollTo.mockClear();
  return router;
}

const follow = (to: string) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name: to })));

test('a link glides to the top, and the heading takes the focus [frame-19, frame-21]', async () => {
  await openTents();
  window.scrollY = 900;

  await follow('/lakes');

  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lakes' }));
});

test('Back and Forward return to where one was, at once [frame-19]', async () => {
  const router = await openTents();
  window.scrollY = 900;
  await follow('/lakes');
  window.scrollY = 300;
  scrollTo.mockClear();

  await act(async () => router.navigate(-1));
  expect(scrollTo.mock.calls).toEqual([[{ top: 900, behavior: 'instant' }]]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tents' }));

  await act(async () => router.navigate(1));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
});

test('a jump to an anchor moves the focus there, each time [frame-22]', async () => {
  await openTents();

  await follow('/lakes#deep');
  const deep = screen.getByRole('region', { name: 'Deep ones' });
  expect(document.activeElement).toBe(deep);
  deep.blur();
  await follow('/lakes#deep');

  expect(document.activeElement).toBe(deep);
  expect(intoView).toHaveBeenCalledTimes(2);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('what was told searchers of the first page is gone with it', async () => {
  await openTents();
  const told = document.createElement('script');
  told.type = 'application/ld+json';
  told.id = 'structured-data';
  document.body.append(told);

  await follow('/tents');
  expect(told.isConnected).toBe(true);
  await follow('/lakes#deep');

  expect(told.isConnected).toBe(false);
});

test('a change of the query leaves everything where it is, and Back from it returns there [frame-23]', async () => {
  const router = await openTents();
  await follow('/lakes');
  scrollTo.mockClear();
  window.scrollY = 500;

  await follow('/lakes?sort=size');
  expect(scrollTo).not.toHaveBeenCalled();
  window.scrollY = 100;
  await act(async () => router.navigate(-1));

  expect(scrollTo.mock.calls).toEqual([[{ top: 500, behavior: 'instant' }]]);
});

test('the height of the page that is left is kept until the next one has glided to its top [frame-20]', async () => {
  await openTents();
  const main = screen.getByRole('main');
  const held = () => main.style.getPropertyValue('--held-height');
  Object.defineProperty(main, 'offsetHeight', { value: 2_400 });
  scrollTo.mockImplementation(() => undefined);
  window.scrollY = 900;

  await follow('/lakes');
  expect(held()).toBe('2400px');

  window.scrollY = 0;
  window.dispatchEvent(new Event('scrollend'));
  expect(held()).toBe('');
});
