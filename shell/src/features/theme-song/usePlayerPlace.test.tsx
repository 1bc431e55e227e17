import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { usePlayerPlace } from './usePlayerPlace.ts';

/* The simulated browser has no layout, so these tests play it. */
interface Place {
  scrollY: number;
  innerHeight: number;
  innerWidth?: number;
  scrollHeight: number;
}

function scrollPage(place: Place) {
  const { scrollHeight, ...ofWindow } = place;
  const height = { value: scrollHeight, configurable: true };
  Object.defineProperty(document.documentElement, 'scrollHeight', height);
  Object.assign(window, ofWindow);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => void jest.restoreAllMocks());

function Player({ isInUse = false }) {
  const place = useRef<HTMLDivElement>(null);
  const { isAside, isLifted } = usePlayerPlace(place, { isInUse });
  return <div ref={place} role="region" data-aside={isAside} data-lifted={isLifted} />;
}

const isAside = () => screen.getByRole('region').dataset['aside'];
const isLifted = () => screen.getByRole('region').dataset['lifted'];

test('the player steps aside for what can be pressed, but not while it plays [frame-6]', () => {
  const page = { scrollY: 10, innerHeight: 900, innerWidth: 1_440, scrollHeight: 3_000 };
  const link = document.createElement('a');
  const { rerender } = render(<Player />);
  scrollPage(page);
  expect(isAside()).toBe('false');

  jest.spyOn(document, 'elementsFromPoint').mockReturnValue([link, document.body]);
  scrollPage(page);
  expect(isAside()).toBe('true');
  rerender(<Player isInUse />);

  expect(isAside()).toBe('false');
});

test('without a gutter the player hides while the visitor reads on, and returns with the way up [frame-11]', () => {
  const page = { innerHeight: 900, innerWidth: 1_359, scrollHeight: 3_000 };
  render(<Player />);

  scrollPage({ ...page, scrollY: 400 });
  expect(isAside()).toBe('true');
  scrollPage({ ...page, scrollY: 399 });
  expect(isAside()).toBe('false');
  scrollPage({ ...page, scrollY: 500, innerWidth: 1_360 });
  expect(isAside()).toBe('false');
});

test('on a phone the player is at the end of the page alone, and within reach once it plays [frame-12]', () => {
  const page = { innerHeight: 700, innerWidth: 767, scrollHeight: 3_000 };
  const { rerender } = render(<Player />);

  scrollPage({ ...page, scrollY: 400 });
  scrollPage({ ...page, scrollY: 0 });
  expect(isAside()).toBe('true');
  scrollPage({ ...page, scrollY: 2_300 });
  expect(isAside()).toBe('false');
  rerender(<Player isInUse />);
  scrollPage({ ...page, scrollY: 100 });

  expect(isAside()).toBe('false');
});

test('the player lifts within 6 pixels of the page’s end and comes down above it [frame-6]', () => {
  const page = { innerHeight: 900, scrollHeight: 3_000 };
  render(<Player />);

  scrollPage({ ...page, scrollY: 2_093 });
  expect(isLifted()).toBe('false');
  scrollPage({ ...page, scrollY: 2_094 });
  expect(isLifted()).toBe('true');
  scrollPage({ ...page, scrollY: 2_000 });
  expect(isLifted()).toBe('false');
});
