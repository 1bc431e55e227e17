/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { lendCookies, lendStorage, openStore, tellHeight } from './frame-script.ts';

/* The frame's parent is the window itself here. */
const told: unknown[] = [];
globalThis.parent.postMessage = (message: unknown) => void told.push(message);

beforeEach(() => {
  told.length = 0;
  window.name = '';
  document.head.replaceChildren();
  document.body.innerHTML = '<main id="my-store-1003"></main>';
  document.body.dataset['script'] = 'https://store.example/script.js?1003&data_platform=code';
  globalThis.Ecwid = undefined;
  globalThis.xProductBrowser = undefined;
});

/** Plays the provider, whose script is not loaded: fires its events on demand. */
function provider() {
  const calls: string[][] = [];
  const apiLoaded: (() => void)[] = [];
  const pageLoaded: (() => void)[] = [];
  globalThis.Ecwid = {
    OnAPILoaded: { add: (listener) => void apiLoaded.push(listener) },
    OnPageLoaded: { add: (listener) => void pageLoaded.push(listener) },
  };
  globalThis.xProductBrowser = (...settings) => void calls.push(settings);
  return {
    calls,
    sayApiLoaded: () => apiLoaded.forEach((listener) => listener()),
    sayPageLoaded: () => pageLoaded.forEach((listener) => listener()),
  };
}

/** As browsers do in a document without an origin. */
function refuse(owner: object, name: string) {
  const get = () => {
    throw new DOMException('No origin.', 'SecurityError');
  };
  Object.defineProperty(owner, name, { configurable: true, get });
}

const scriptTags = () => [...document.querySelectorAll('script')];

test('one script is asked for, told beforehand that widgets come later, and draws the store as specified [public-pages-3]', () => {
  openStore();
  const { calls, sayApiLoaded } = provider();
  scriptTags()[0]?.dispatchEvent(new Event('load'));
  sayApiLoaded();

  expect(scriptTags().map(({ src, async }) => ({ src, async }))).toEqual([
    { src: 'https://store.example/script.js?1003&data_platform=code', async: true },
  ]);
  expect(globalThis.ecwid_script_defer).toBe(true);
  expect(globalThis.ecwid_dynamic_widgets).toBe(true);
  expect(calls).toEqual([
    [
      'categoriesPerRow=3',
      'views=grid(20,3) list(60) table(60)',
      'categoryView=grid',
      'searchView=list',
      'id=my-store-1003',
    ],
  ]);
});

test('each page of the store is told, and the store is drawn once, however often the provider says it is ready', () => {
  openStore();
  const { calls, sayApiLoaded, sayPageLoaded } = provider();
  scriptTags()[0]?.dispatchEvent(new Event('load'));
  expect(told).toEqual([]);

  sayApiLoaded();
  sayPageLoaded();
  sayApiLoaded();
  sayPageLoaded();

  expect(calls).toHaveLength(1);
  expect(told).toEqual([{ store: 'shown' }, { store: 'shown' }]);
});

test.each(['error', 'load'])(
  'a script that fails, or is not the provider’s, is told (%s) [public-pages-4]',
  (type) => {
    openStore();

    scriptTags()[0]?.dispatchEvent(new Event(type));

    expect(told).toEqual([{ store: 'failed' }]);
  },
);

test('the height of the content is told when it changes, and what is taller than any frame scrolls', () => {
  let changed = (): void => undefined;
  const watched = { observe: () => undefined };
  Reflect.set(globalThis, 'ResizeObserver', function observer(listener: () => void) {
    changed = listener;
    return watched;
  });
  let height = 400;
  Object.defineProperty(document.body, 'scrollHeight', { configurable: true, get: () => height });
  tellHeight(1_000);

  changed();
  changed();
  height = 900;
  changed();
  expect(document.documentElement.style.overflowY).toBe('');
  height = 1_001;
  changed();

  expect(document.documentElement.style.overflowY).toBe('auto');
  expect(told).toEqual([
    { store: 'height', height: 400 },
    { store: 'height', height: 900 },
    { store: 'height', height: 1_001 },
  ]);
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'a script that keeps something in a refused %s finds it as long as the document lasts [public-pages-3]',
  (name) => {
    refuse(globalThis, name);

    lendStorage(name);

    const storage = globalThis[name];
    storage.setItem('cart', 'mug');
    storage['visits'] = 3;
    expect(storage.getItem('cart')).toBe('mug');
    expect(storage.getItem('visits')).toBe('3');
    expect(storage.getItem('toString')).toBeNull();
    expect([storage.length, storage.key(0), storage.key(2)]).toEqual([2, 'cart', null]);
    storage.removeItem('cart');
    expect(storage.getItem('cart')).toBeNull();
    storage.clear();
    expect(Object.keys(storage)).toEqual([]);
  },
);

test('what a browser keeps itself is left alone', () => {
  const kept = { length: 0 };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: kept });

  lendStorage('localStorage');
  lendCookies();
  document.cookie = 'cart=mug';

  expect(globalThis.localStorage).toBe(kept);
  expect(Object.getOwnPropertyDescriptor(document, 'cookie')).toBeUndefined();
});

test('a script that sets refused cookies reads them again as long as the document lasts', () => {
  refuse(document, 'cookie');

  lendCookies();

  expect(document.cookie).toBe('');
  document.cookie = 'cart=mug=2; Path=/; Max-Age=3600';
  document.cookie = 'seen=1; Expires=Fri, 31 Dec 9999 23:59:59 GMT';
  document.cookie = 'old=1';
  expect(document.cookie).toBe('cart=mug=2; seen=1; old=1');
  document.cookie = 'old=; Max-Age=0';
  document.cookie = 'seen=; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
  expect(document.cookie).toBe('cart=mug=2');
});

test('a store that is opened again finds its cart, which the page has kept for it [public-pages-46]', () => {
  refuse(globalThis, 'localStorage');
  refuse(document, 'cookie');
  lendStorage('localStorage');
  lendCookies();
  localStorage.setItem('cart', 'mug');
  document.cookie = 'visitor=7; Path=/';
  const text = (told.at(-1) as { text: string }).text;

  window.name = text;
  refuse(globalThis, 'localStorage');
  refuse(document, 'cookie');
  lendStorage('localStorage');
  lendCookies();

  expect(localStorage.getItem('cart')).toBe('mug');
  expect(document.cookie).toBe('visitor=7');
});

test('a name that is of no store is no cart', () => {
  for (const name of ['', 'null', '7', '{"localStorage":"mug"}', '[']) {
    window.name = name;
    refuse(globalThis, 'sessionStorage');
    lendStorage('sessionStorage');

    expect(sessionStorage.getItem('cart')).toBe(null);
  }
});
