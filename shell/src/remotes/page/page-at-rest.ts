import { hasSignedInHint, loadQueries } from '@camp/shell-api';
import { whenIdle } from '@camp/ui/layout/when-idle';
import { currentLanguage } from '@camp/ui/i18n/language';
import { isOfLanguage } from '@camp/release/document/language-files';
import { preload } from 'react-dom';
import type { PageAddress } from '#remotes/load/loader.ts';
import { deferPage } from './page-components.ts';

/* Pages whose HTML is enough for a first look (docs/decisions/documents.md#0250). */

/** Events by which a visitor turns to a page. Scrolling is only reading. */
const turns = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * True if a page that was rendered ahead may wait for its code. Not for a visitor who may be signed in: the page
 * changes with the session, and React would take HTML away that it cannot change.
 */
export function hydratesAtRest({ page, release }: PageAddress): boolean {
  const isLater = release.routes.some(
    (route) => route.page === page && route.hydrate === 'at-rest',
  );
  return isLater && !hasSignedInHint();
}

/**
 * Fetches a page's code once the browser is at rest or the visitor turns to the page, or at once if the address asks
 * for something other than was rendered. Resolves to true if the code could be loaded.
 */
export function hydrateAtRest(address: PageAddress): Promise<boolean> {
  const { page, release } = address;
  const turn = isAsked() || isTurnedTo() ? Promise.resolve() : restOrTurn();
  const files = turn.then(async () => {
    preloadFiles(address);
    if (release.callingPages?.includes(page)) await loadQueries().catch(() => undefined);
  });
  return deferPage(address, files);
}

/** True if the address has a query besides the language, which is in the HTML already. */
function isAsked(): boolean {
  const asked = new URLSearchParams(location.search);
  asked.delete('lang');
  return asked.size > 0;
}

const isTurnedTo = () => Boolean(document.activeElement?.closest('main'));

function restOrTurn(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const go = () => {
      cancel();
      controller.abort();
      resolve();
    };
    const cancel = whenIdle(go);
    const options = { signal: controller.signal, capture: true, passive: true };
    for (const turn of turns) addEventListener(turn, go, options);
  });
}

/** Requests all files at once: the loader asks for one after the other, and finds them under way. */
function preloadFiles({ page, release }: PageAddress): void {
  const { url, entry, moduleFiles, pageFiles, files } = release;
  for (const path of [entry, ...moduleFiles, ...(pageFiles[page] ?? [])]) {
    const integrity = files[path];
    if (integrity === undefined || !isOfLanguage(path, currentLanguage())) continue;
    const how = { integrity, crossOrigin: 'anonymous' } as const;
    if (path.endsWith('.js')) preload(url + path, { as: 'script', ...how });
    if (path.endsWith('.json')) preload(url + path, { as: 'fetch', crossOrigin: 'anonymous' });
  }
}
