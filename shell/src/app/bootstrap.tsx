import React from 'react';
import ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { loadQueries } from '@camp/shell-api';
import { whenIdle } from '@camp/ui/layout/when-idle';
import { currentLanguage } from '@camp/ui/i18n/language';
import { type PageAddress, registerRelease } from '#remotes/load/loader.ts';
import { stylesheetsReady } from '#remotes/load/stylesheets-ready.ts';
import { hydrateAtRest, hydratesAtRest } from '#remotes/page/page-at-rest.ts';
import { preparePage } from '#remotes/page/page-components.ts';
import { noteSettings } from '#remotes/settings/app-values.ts';
import { snapshotBuiltIns } from '#remotes/contain/built-ins.ts';
import { suspendInactiveRemotes } from '#remotes/contain/resting.ts';
import { refuseUnaskedActs, reportUnasked } from '#remotes/contain/unasked-acts.ts';
import { noteShellStyles } from '#remotes/contain/surroundings.ts';
import { keepLateStylesOff } from '#remotes/load/remote-styles.ts';
import { watchNavigation } from '#remotes/contain/navigation-watch.ts';
import { noteSentPage } from '#remotes/page/SentPage.tsx';
import { reportRemotes } from '#remotes/watch/remote-telemetry.ts';
import { keepLanguageOfAddress } from '#layout/language.ts';
import { mayLeave } from '#features/unsaved-work/may-leave.ts';
import { createSiteRouter } from '#router/site-router.ts';
import { prepareSession } from '#session/session-store.ts';
import { keepUpToDate } from './keep-up-to-date.ts';
import { concernsOverride } from '#remotes/dev-override/concerns-override.ts';
import { watchPageChanges } from '#document/page-scroll.ts';
import { readInlinedRelease } from '#document/release.ts';
import { takeEarlyPresses } from '#document/pressed-ahead.ts';
import { noteTyping } from '#document/typed-ahead.ts';
import { pageAt, routesOf } from './routes.tsx';
import { App } from './App.tsx';

/** Longest wait for the first page's code before the shell hydrates without it, in milliseconds. */
const firstPageTimeoutMs = 700;

const release = readInlinedRelease();
registerRelease(release);
noteSettings(release);
prepareSession();
reportRemotes(release);
const startedAt = performance.now();
/** Set once what watches the page at rest is on its way; unset where it did not come. */
let resting: Promise<void> | undefined;
if (concernsOverride(release)) {
  const badge = import(
    /* webpackChunkName: "dev-override" */ '#remotes/dev-override/DevOverrideBadge.tsx'
  );
  (await badge).showDevOverride(release);
}
keepLanguageOfAddress();

takeOverScrolling();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
freezeSingletons();
noteShellStyles(release.shell.url);
keepLateStylesOff(release.shell.url);
suspendInactiveRemotes(reportUnasked);
refuseUnaskedActs();
const routes = routesOf(release);
const ownRouter = createSiteRouter(createBrowserHistory(), mayLeave);
const firstPage = pageAt(matchRoutes(routes, ownRouter.visit.location));
if (firstPage) noteSentPage(root, firstPage);
watchPageChanges(ownRouter);
const router = keepUpToDate(release, watchNavigation(ownRouter));
const site = <App release={release} router={router} routes={routes} />;
snapshotBuiltIns();

if (root.hasChildNodes()) await hydrate(root, firstPage);
else draw(root);
whenIdle(watchRest);
/* A link that is pointed at before that does not wait for it, and a line that was gone just then does not end it. */
addEventListener('pointerover', watchRest, { passive: true });
addEventListener('focusin', watchRest);

/** Starts what can wait for the first page to be at rest, or for the visitor to point at something. */
function watchRest(): void {
  resting ??= import(/* webpackChunkName: "at-rest" */ './watch-at-rest.ts').then(
    ({ watchAtRest }) => watchAtRest(routes, startedAt),
    () => (resting = undefined),
  );
}

/** Every remote gets the same React, so none may change it; and none may replace the document. */
function freezeSingletons(): void {
  for (const shared of [React, jsxRuntime, ReactDom]) Object.freeze(shared);
  const refuse = (): never => {
    throw new TypeError('The document belongs to all remotes.');
  };
  Object.assign(Document.prototype, { open: refuse, write: refuse, writeln: refuse });
}

function draw(container: HTMLElement): void {
  takeEarlyPresses();
  createRoot(container, { onUncaughtError }).render(site);
}

/** Nothing is left of the page by then: React has taken all of it away. */
function onUncaughtError(error: unknown): void {
  reportError(error);
  globalThis.campbcBoot?.lost('threw');
}

/**
 * Hydrates a prerendered page. The page is rendered again if its stylesheets are missing, or if the history holds
 * state for it that its address does not, as for a page that the visitor has come back to.
 */
async function hydrate(container: HTMLElement, address: PageAddress | null): Promise<void> {
  noteTyping(container);
  const isKept = (await stylesheetsReady()) && ownRouter.visit.location.state === null;
  let isPageReady = false;
  if (isKept && address && hydratesAtRest(address)) {
    void hydrateAtRest(address).then((isReady) => (isPageReady = isReady));
  } else {
    isPageReady = await Promise.race([prepareFirstPage(address), after(firstPageTimeoutMs)]);
  }
  if (!isKept) {
    container.replaceChildren();
    return draw(container);
  }
  const language = currentLanguage();
  hydrateRoot(container, site, {
    onUncaughtError,
    onRecoverableError: (error) => {
      /* Without the page's code, and in another language, React renders it again; the HTML is not at fault. */
      if (isPageReady && currentLanguage() === language) reportError(error);
    },
  });
}

async function prepareFirstPage(address: PageAddress | null): Promise<boolean> {
  if (!address) return true;
  const { page, release: remote } = address;
  const calls = remote.callingPages?.includes(page) && loadQueries().catch(() => undefined);
  const [isReady] = await Promise.all([preparePage(address), calls]);
  return isReady;
}

/** Makes the shell decide where a page starts (RouteFocus.tsx); only a reload is left to the browser. */
function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  globalThis.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  globalThis.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

function after(milliseconds: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), milliseconds);
  });
}
