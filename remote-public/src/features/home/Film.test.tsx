import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Film } from './Film.tsx';

/** State and calls of the simulated browser, which has neither a screen nor a player. */
const browser = {
  prefersCalm: false,
  savesData: false,
  visibility: 'visible',
  scroll: (_isOnScreen: boolean) => undefined as void,
  idle: () => undefined as void,
  play: jest.fn(() => Promise.resolve()),
  pause: jest.fn(),
};

class ObserverOfOne {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    browser.scroll = (isOnScreen) => act(() => report([{ isIntersecting: isOnScreen }]));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(browser, { prefersCalm: false, savesData: false, visibility: 'visible' });
  browser.play.mockReset().mockResolvedValue();
  browser.pause.mockReset();
  const define = (target: object, name: string, get: () => unknown) =>
    Object.defineProperty(target, name, { configurable: true, get });
  define(globalThis, 'IntersectionObserver', () => ObserverOfOne);
  define(
    globalThis,
    'matchMedia',
    () => () => Object.assign(new EventTarget(), { matches: browser.prefersCalm }),
  );
  define(navigator, 'connection', () => ({ saveData: browser.savesData }));
  define(globalThis, 'requestIdleCallback', () => (rest: () => void) => {
    browser.idle = () => act(rest);
  });
  define(globalThis, 'cancelIdleCallback', () => () => undefined);
  define(document, 'visibilityState', () => browser.visibility);
  define(HTMLMediaElement.prototype, 'play', () => browser.play);
  define(HTMLMediaElement.prototype, 'pause', () => browser.pause);
});

function showFilm() {
  render(<Film webm="camp.webm" mp4="camp.mp4" poster="camp.avif" />);
  browser.scroll(true);
  browser.idle();
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the film starts by itself, and its button pauses it and plays it again [every-page-1]', () => {
  showFilm();
  expect(browser.play).toHaveBeenCalledTimes(1);
  browser.pause.mockReset();

  press('Pause the film');
  expect(browser.pause).toHaveBeenCalledTimes(1);

  press('Play the film');
  expect(browser.play).toHaveBeenCalledTimes(2);
});

test('the film waits until the page is at rest, unless its button is pressed before', () => {
  render(<Film webm="camp.webm" mp4="camp.mp4" poster="camp.avif" />);
  browser.scroll(true);
  expect(browser.play).not.toHaveBeenCalled();
  expect(document.querySelector('video')?.preload).toBe('none');

  press('Pause the film');
  press('Play the film');
  expect(browser.play).toHaveBeenCalledTimes(1);
});

test.each(['prefersCalm', 'savesData'] as const)(
  'the film waits for its button when the browser says %s [every-page-2]',
  (preference) => {
    browser[preference] = true;

    showFilm();
    expect(browser.play).not.toHaveBeenCalled();
    press('Play the film');

    expect(browser.play).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Pause the film' })).toBeTruthy();
  },
);

test('the film stops while its tab is hidden, and goes on when it is shown again', () => {
  showFilm();
  browser.pause.mockReset();
  const show = (visibility: 'hidden' | 'visible') => {
    browser.visibility = visibility;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  show('hidden');
  expect(browser.pause).toHaveBeenCalledTimes(1);

  show('visible');
  expect(browser.play).toHaveBeenCalledTimes(2);
});

test('the film stops off screen, and does not start again once it was paused by hand', () => {
  showFilm();
  browser.pause.mockReset();

  browser.scroll(false);
  expect(browser.pause).toHaveBeenCalledTimes(1);
  press('Pause the film');
  browser.scroll(true);

  expect(browser.play).toHaveBeenCalledTimes(1);
});

test.each([
  ['is refused', 'NotAllowedError', 'Play the film'],
  ['was cut short, which is no refusal,', 'AbortError', 'Pause the film'],
])('a start that %s by %s leaves the button to %s', async (_what, error, name) => {
  browser.play.mockRejectedValue(new DOMException('No.', error));

  showFilm();
  await act(() => Promise.resolve());

  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('the film is hidden from assistive technology and silent', () => {
  showFilm();

  const film = document.querySelector('video');
  expect(film?.getAttribute('aria-hidden')).toBe('true');
  expect(film?.tabIndex).toBe(-1);
  expect(film?.muted).toBe(true);
});
