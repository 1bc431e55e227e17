import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BackToTop } from './BackToTop.tsx';

const scrollTo = jest.fn();
let isMotionReduced = false;

function scrollPageTo(pixels: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  scrollTo.mockClear();
  isMotionReduced = false;
  window.scrollTo = scrollTo;
  window.matchMedia = () => ({ matches: isMotionReduced }) as MediaQueryList;
});

afterEach(() => scrollPageTo(0));

const button = () => screen.queryByRole('button', { name: 'Back to top' });

test('the button is there past 300 pixels, and not at 300 [frame-14, limits-times-9]', () => {
  render(<BackToTop />);
  expect(button()).toBeNull();

  scrollPageTo(300);
  expect(button()).toBeNull();
  scrollPageTo(301);
  expect(button()).not.toBeNull();
  scrollPageTo(299);
  expect(button()).toBeNull();
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])(
  'pressed, with motion reduced %p, it scrolls %s to the top and focus goes to the content [frame-14]',
  (reduced, behavior) => {
    isMotionReduced = reduced;
    render(
      <>
        <main id="main" tabIndex={-1} />
        <BackToTop />
      </>,
    );
    scrollPageTo(800);

    fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));

    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  },
);
