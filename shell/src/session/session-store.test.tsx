import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { announceAuthChange } from '@camp/shell-api';
import { onPossibleChange, pingOtherTabs } from './session-store.ts';

const recheck = jest.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  recheck.mockClear();
  stop = onPossibleChange(recheck);
});

afterEach(() => stop());

function turnTab(visibility: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Fires the event by which a browser informs a tab of what another one has written. */
const writtenElsewhere = (key: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

/** Returns the key that `pingOtherTabs` writes. */
function pingKey(): string {
  localStorage.clear();
  pingOtherTabs();
  return localStorage.key(0) ?? '';
}

test.each([
  ['the window gains focus', () => window.dispatchEvent(new Event('focus'))],
  ['the tab becomes visible', () => turnTab('visible')],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['something in this tab signs in or out', announceAuthChange],
  ['another tab says so', () => writtenElsewhere(pingKey())],
])(
  'the page asks who is signed in when %s, until it stops listening [session-1]',
  (_when, happens) => {
    happens();
    expect(recheck).toHaveBeenCalledTimes(1);

    stop();
    happens();

    expect(recheck).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['the tab is hidden', () => turnTab('hidden')],
  ['another tab writes something else', () => writtenElsewhere('campbc:theme')],
])('it does not ask when %s', (_when, happens) => {
  happens();

  expect(recheck).not.toHaveBeenCalled();
});

test('what this tab does is told to the other ones', () => {
  localStorage.clear();

  announceAuthChange();

  expect(localStorage.length).toBe(1);
});
