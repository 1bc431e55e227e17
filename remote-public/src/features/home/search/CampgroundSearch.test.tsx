import { InRouter } from '@camp/shell-api/in-router.fixture';
import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CampgroundSearch } from './CampgroundSearch.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

function open() {
  const site = (hasLeft: boolean) => <InRouter>{!hasLeft && <CampgroundSearch />}</InRouter>;
  const { rerender } = render(site(false));
  return { leave: () => rerender(site(true)) };
}

const address = () => screen.getByRole('status').textContent;
const field = () => screen.getByRole('searchbox', { name: 'Park, campground or town' });
const nearMe = () => screen.getByRole('link', { name: 'Near me' });

/** Gives the browser a position service, which answers when the test says so. */
function locate() {
  const answers: { found: PositionCallback; failed: () => void }[] = [];
  const getCurrentPosition = (found: PositionCallback, failed: () => void) =>
    answers.push({ found, failed });
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  const coords = { latitude: 49.12345, longitude: -123.1 };
  return {
    find: () => act(() => answers.at(-1)?.found({ coords } as GeolocationPosition)),
    fail: () => act(() => answers.at(-1)?.failed()),
  };
}

test.each([
  ['  kokanee lake ', '/campgrounds?q=kokanee+lake'],
  ['', '/campgrounds'],
])('what is typed, %j, is searched for in the list [public-pages-31]', (typed, list) => {
  open();

  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));

  expect(address()).toBe(list);
});

test('without its code the browser sends the form to the list [public-pages-31]', () => {
  open();

  const form = field().closest('form');
  expect(form?.getAttribute('action')).toBe('/campgrounds');
  expect(form?.method).toBe('get');
  expect(field().getAttribute('name')).toBe('q');
});

test('Near me leads to the list around the visitor, to a hundred metres [public-pages-31]', () => {
  const { find } = locate();
  open();

  fireEvent.click(nearMe());
  find();

  expect(address()).toBe('/campgrounds?at=49.123%2C-123.100&radius=100&sort=distance');
});

test('Near me leads to the whole list where the place is not to be known [public-pages-31]', () => {
  const { fail } = locate();
  open();

  fireEvent.click(nearMe());
  expect(address()).toBe('/');
  fail();

  expect(address()).toBe('/campgrounds');
});

test('a place that is found late does not call back a visitor who has gone elsewhere', () => {
  const { find } = locate();
  const { leave } = open();

  fireEvent.click(nearMe());
  leave();
  find();

  expect(address()).toBe('/');
});
