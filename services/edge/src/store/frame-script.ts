import { type StoreMessage, tallestStore } from '@camp/contracts/site/store-frame';

/*
 * The script in the store's frame, next to the provider's. Each function is sent as its own text, so it may use
 * nothing of this file except the other functions of `frameScript`.
 */

/** An event of the provider. */
interface ProviderEvent {
  add: (listener: () => void) => void;
}

/** The part of the provider's API that we use. */
interface Provider {
  /** The API is there; fired each time the store is drawn. Late listeners are called as well. */
  OnAPILoaded: ProviderEvent;
  /** One of the store's own pages (a category, a product, the cart) is on screen. */
  OnPageLoaded: ProviderEvent;
}

declare global {
  var Ecwid: Provider | undefined;
  /** Draws the store into the element named by the setting `id=…`. */
  var xProductBrowser: ((...settings: string[]) => void) | undefined;
  /** Keeps the provider's script from calling `document.write`. */
  var ecwid_script_defer: boolean | undefined;
  /** Allows adding widgets after the document has loaded. */
  var ecwid_dynamic_widgets: boolean | undefined;
}

/** Sends a message to the page around the frame, whichever it is: the document's policy says which may show it. */
function tell(message: StoreMessage): void {
  parent.postMessage(message, '*');
}

/** Returns what the page around the frame has kept of its stand-ins, which is the frame's name; a part of it. */
function keptOf(part: 'localStorage' | 'sessionStorage' | 'cookies'): Record<string, unknown> {
  try {
    const kept = JSON.parse(window.name) as Record<string, unknown>;
    return Object(kept[part]) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Has the page keep what the stand-ins hold, for the next time that the store is opened in this tab. */
function tellKept(part: string, kept: Record<string, unknown>): void {
  let all = {};
  try {
    all = JSON.parse(window.name) as object;
  } catch {
    /* Nothing was kept before. */
  }
  window.name = JSON.stringify({ ...all, [part]: kept });
  tell({ store: 'kept', text: window.name });
}

/** Lends storage that the page keeps if the browser refuses its own, as in a frame without an origin. */
export function lendStorage(name: 'localStorage' | 'sessionStorage'): void {
  try {
    if (globalThis[name].length >= 0) return;
  } catch {
    /* Refused, as expected. */
  }
  const kept = Object.create({
    getItem: (key: string) => (Object.hasOwn(kept, key) ? String(kept[key]) : null),
    setItem(key: string, value: unknown) {
      kept[key] = String(value);
      tellKept(name, kept);
    },
    removeItem(key: string) {
      delete kept[key];
      tellKept(name, kept);
    },
    clear() {
      for (const key of Object.keys(kept)) delete kept[key];
      tellKept(name, kept);
    },
    key: (index: number) => Object.keys(kept)[index] ?? null,
    get length() {
      return Object.keys(kept).length;
    },
  }) as Record<string, unknown>;
  Object.assign(kept, keptOf(name));
  Object.defineProperty(globalThis, name, { configurable: true, value: kept });
}

/** Lends cookies that the page keeps if the browser refuses its own. */
export function lendCookies(): void {
  try {
    if (typeof document.cookie === 'string') return;
  } catch {
    /* Refused, as expected. */
  }
  const jar = new Map(Object.entries(keptOf('cookies')));
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...jar].map((pair) => pair.join('=')).join('; '),
    set(line: unknown) {
      const [, name = '', value = '', rest = ''] =
        /^([^=;]*)=?([^;]*)(.*)/s.exec(String(line)) ?? [];
      const expires = Date.parse(/;\s*expires=([^;]*)/i.exec(rest)?.[1] ?? '');
      const isOver = /;\s*max-age=(?:0|-)/i.test(rest) || expires <= Date.now();
      if (isOver) jar.delete(name.trim());
      else jar.set(name.trim(), value.trim());
      tellKept('cookies', Object.fromEntries(jar));
    },
  });
}

/**
 * Reports the height of the content, now and on each change. Content beyond the tallest that the page allows
 * scrolls.
 */
export function tellHeight(tallest: number): void {
  let told = 0;
  const observer = new ResizeObserver(() => {
    const height = document.body.scrollHeight;
    if (height === told) return;
    told = height;
    document.documentElement.style.overflowY = height > tallest ? 'auto' : '';
    tell({ store: 'height', height });
  });
  observer.observe(document.body);
}

/** Asks for the provider's script, and draws the store once it is there. */
export function openStore(): void {
  globalThis.ecwid_script_defer = true;
  globalThis.ecwid_dynamic_widgets = true;
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = document.body.dataset['script'] ?? '';
  tag.addEventListener('load', drawStore);
  tag.addEventListener('error', () => tell({ store: 'failed' }));
  document.head.append(tag);
}

/** Draws 20 products in rows of three, or lists and tables of 60, once the provider is ready. */
function drawStore(): void {
  const provider = globalThis.Ecwid;
  const container = document.querySelector('main')?.id;
  if (!provider) return tell({ store: 'failed' });
  let isDrawn = false;
  provider.OnAPILoaded.add(() => {
    if (isDrawn) return;
    isDrawn = true;
    provider.OnPageLoaded.add(() => tell({ store: 'shown' }));
    globalThis.xProductBrowser?.(
      'categoriesPerRow=3',
      'views=grid(20,3) list(60) table(60)',
      'categoryView=grid',
      'searchView=list',
      `id=${container}`,
    );
  });
}

const parts = [tell, keptOf, tellKept, lendStorage, lendCookies, tellHeight, openStore, drawStore];

/** The script as browsers get it: without comments and indentation. Built-ins that a page may lack are not used. */
export const frameScript = [
  '"use strict";',
  ...parts.map(String),
  'lendStorage("localStorage"); lendStorage("sessionStorage"); lendCookies();',
  `tellHeight(${tallestStore}); openStore();`,
]
  .join('\n')
  .replaceAll(/\/\*[^]*?\*\/|^\s+/gm, '')
  .replaceAll(/\n+/g, '\n');
