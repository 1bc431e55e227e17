import { afterEach, expect, jest, test } from '@jest/globals';
import { browserStore, tabStore } from './page-store.ts';

const key = 'campbc:kept';

afterEach(() => {
  jest.restoreAllMocks();
  for (const store of [browserStore, tabStore]) store.remove(key);
});

function fill() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
}

test('in a browser that blocks storage, the page remembers by itself [every-page-10]', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    });
  }

  for (const store of [browserStore, tabStore]) {
    expect(store.read(key)).toBeNull();
    store.write(key, 'here');
    expect(store.read(key)).toBe('here');
    store.remove(key);
    expect(store.read(key)).toBeNull();
  }
});

test('in a full storage, what this page wrote counts until another tab could write [every-page-10]', () => {
  browserStore.write(key, 'before');
  fill();

  browserStore.write(key, 'mine');
  expect(browserStore.read(key)).toBe('mine');
  jest.restoreAllMocks();
  localStorage.setItem(key, 'theirs');

  expect(browserStore.read(key)).toBe('theirs');
});
