import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { registerRelease } from '#remotes/load/loader.ts';
import { linkedStylesCame } from '#remotes/load/stylesheets-ready.ts';
import { preparePage } from '#remotes/load/page-components.ts';
import { watchRemotes } from '#remotes/report/remote-telemetry.ts';
import { keepLanguageOfAddress } from '#layout/language.ts';
import { keepUpToDate } from '#remotes/update/start.ts';
import { showDevOverride } from '#remotes/dev-override/start.tsx';
import { readInlinedRelease } from './release.ts';
import { pageAt, routesOf } from './routes.tsx';
import { App } from './App.tsx';

/** Longest wait for the first page's code before the shell around it comes to life, in milliseconds. */
const firstPageWithinMs = 700;

const release = readInlinedRelease();
registerRelease(release);
watchRemotes(release);
showDevOverride(release);
keepLanguageOfAddress();

scrollByOurselves();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
const router = keepUpToDate(release, createBrowserRouter(routesOf(release)));

if (root.hasChildNodes()) await takeOver(root);
else {
  createRoot(root).render(<App router={router} />);
}

/** Takes over the page that was rendered when it was published; without its styles it is drawn anew. */
async function takeOver(container: HTMLElement): Promise<void> {
  if (!(await linkedStylesCame())) {
    container.replaceChildren();
    createRoot(container).render(<App router={router} />);
    return;
  }
  const isPageReady = await Promise.race([prepareFirstPage(), after(firstPageWithinMs)]);
  hydrateRoot(container, <App router={router} />, {
    onRecoverableError: (error) => {
      /* Without its page's code React draws the area anew; nothing is wrong with what was sent. */
      if (isPageReady) reportError(error);
    },
  });
}

async function prepareFirstPage(): Promise<boolean> {
  const address = pageAt(router.state);
  return address ? preparePage(address) : true;
}

/** Every page change starts at the top, Back too. Only a reload keeps its position. */
function scrollByOurselves(): void {
  history.scrollRestoration = 'manual';
  globalThis.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  globalThis.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

function after(milliseconds: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), milliseconds);
  });
}
