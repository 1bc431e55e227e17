import { createServer } from 'node:http';
import { close, listen } from '#tests/support/servers/loopback.ts';
import type { Frame, Page } from '@playwright/test';

declare global {
  /** Every call the stand-in's script received in its document, in order, as it was written. */
  var __storeCalls: string[] | undefined;
}

/** Way of answering requests: normally, or with extra code. */
type Mode = 'normal' | { alsoRun: string };

export interface StoreScript {
  /** For STORE_SCRIPT_URL. */
  url: string;
  origin: string;
  /** Path and query of each request so far. */
  requests: string[];
  /** Sets the answer from the next request on. */
  answerFromNow: (mode: Mode) => void;
  stop: () => Promise<void>;
}

/** Products of the stand-in; each is a heading on the page. */
export const products = ['Enamel mug', 'Wool toque', 'Yearly membership'];

/** Starts a stand-in for the store's provider, whose script takes the same public calls. */
export async function startStoreScript(): Promise<StoreScript> {
  const requests: string[] = [];
  let mode: Mode = 'normal';
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const more = mode === 'normal' ? '' : mode.alsoRun;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(`(${provideStore.toString()})(${JSON.stringify(products)});${more}`);
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;

  return {
    url: `${origin}/script.js`,
    origin,
    requests,
    answerFromNow(next) {
      mode = next;
    },
    stop: () => close(server),
  };
}

/** Returns the frame that shows the store. @throws when there is none, or more than one. */
export function storeFrame(page: Page): Frame {
  const [frame, ...others] = page.mainFrame().childFrames();
  if (!frame || others.length > 0) throw new Error('The page should have one frame.');
  return frame;
}

/** Returns the calls that the script has received in the store's frame. */
export function storeCalls(page: Page): Promise<string[]> {
  return storeFrame(page).evaluate(() => globalThis.__storeCalls ?? []);
}

/**
 * Runs in the browser, so it may use nothing of this file. Behaves as the provider does: answers
 * later rather than at once, says that its interface is loaded each time a store is drawn, replays
 * that to late listeners, and refuses what would make it write into the document.
 */
function provideStore(names: string[]): void {
  if (!Reflect.get(globalThis, 'ecwid_script_defer')) throw new Error('Would use document.write.');
  const calls: string[] = [];
  const apiListeners: (() => void)[] = [];
  const pageListeners: ((page: { type: string }) => void)[] = [];
  let isLoaded = false;
  let drawnIn: Element | null = null;

  function announce() {
    isLoaded = true;
    for (const listener of apiListeners) listener();
  }

  function draw() {
    if (!drawnIn?.isConnected) return;
    drawnIn.replaceChildren(
      ...names.map((name) => Object.assign(document.createElement('h2'), { textContent: name })),
    );
    for (const listener of pageListeners) listener({ type: 'CATEGORY' });
  }

  Object.assign(globalThis, {
    __storeCalls: calls,
    Ecwid: {
      OnAPILoaded: {
        add(listener: () => void) {
          apiListeners.push(listener);
          if (isLoaded) listener();
        },
      },
      OnPageLoaded: { add: (listener: () => void) => pageListeners.push(listener) },
      init: () => calls.push('Ecwid.init()'),
      destroy() {
        calls.push('Ecwid.destroy()');
        drawnIn?.replaceChildren();
        drawnIn = null;
      },
    },
    xProductBrowser(...settings: string[]) {
      calls.push(`xProductBrowser(${settings.map((setting) => `"${setting}"`).join(',')})`);
      const id = settings.find((setting) => setting.startsWith('id='))?.slice('id='.length) ?? '';
      drawnIn = document.getElementById(id);
      if (!drawnIn) throw new Error(`Nothing on the page has the id "${id}".`);
      setTimeout(announce, 1);
      setTimeout(draw, 5);
    },
  });
  setTimeout(announce, 10);
}
