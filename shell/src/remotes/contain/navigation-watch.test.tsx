import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { createSiteRouter, type SiteRouter } from '#router/site-router.ts';
import { notePressAgain } from '#document/presses.ts';
import type { PageAddress } from '#remotes/load/loader.ts';

/* The watch keeps the timers of before any remote ran: here, those of the test. */
jest.useFakeTimers();
const { onPageShown, watchNavigation } = await import('./navigation-watch.ts');
const { snapshotBuiltIns } = await import('./built-ins.ts');
const { useShownArea } = await import('./shown-area.ts');

/* The simulated browser has none. */
Object.assign(document, { adoptedStyleSheets: [] });

const store = { remote: 'remote-public', page: 'store' } as PageAddress;
const dropped = jest.fn();
let router: SiteRouter;

beforeEach(() => {
  snapshotBuiltIns();
  dropped.mockClear();
  router = createSiteRouter(createMemoryHistory({ initialEntries: ['/store'] }));
  onPageShown('/store');
  watchNavigation(router);
  renderHook(() => {
    useShownArea({ address: store, drop: dropped });
  });
});

test('a page that keeps the next one from being drawn is dropped after a second', () => {
  router.navigate('/regions');

  jest.advanceTimersByTime(999);
  expect(dropped).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10);

  expect(dropped).toHaveBeenCalledWith({ phase: 'render', reason: 'starved' });
});

test('so is one that sends to ever other pages, of which none is drawn', () => {
  for (let at = 0; at < 10; at += 1) {
    router.navigate(at % 2 ? '/contact' : '/regions');
    jest.advanceTimersByTime(101);
  }
  jest.advanceTimersByTime(10);

  expect(dropped).toHaveBeenCalled();
});

test('a visitor who goes to and fro quickly is held against no page', () => {
  for (let at = 0; at < 20; at += 1) {
    const path = at % 2 ? '/store' : '/regions';
    router.navigate(path);
    jest.advanceTimersByTime(60);
    onPageShown(path);
    jest.advanceTimersByTime(40);
  }

  expect(dropped).not.toHaveBeenCalled();
});

test('what is opened without a press takes the place of the page in the history, and after one does not [unasked-2]', () => {
  const watched = watchNavigation(router);

  watched.navigate('/store?page=2');
  const before = router.visit.action;
  notePressAgain();
  watched.navigate('/store?page=3');

  expect([before, router.visit.action]).toEqual(['REPLACE', 'PUSH']);
});
