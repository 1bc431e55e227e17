import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { registerRelease } from '#remotes/load/loader.ts';
import { stylesheetsReady } from '#remotes/load/stylesheets-ready.ts';
import { preparePage } from '#remotes/load/page-components.ts';
import { reportRemotes } from '#remotes/report/remote-telemetry.ts';
import { keepLanguageOfAddress } from '#layout/language.ts';
import { keepUpToDate } from '#remotes/update/keep-up-to-date.ts';
import { showDevOverride } from '#remotes/dev-override/DevOverrideBadge.tsx';
import { readInlinedRelease } from './release.ts';
import { pageAt, routesOf } from './routes.tsx';
import { App } from './App.tsx';

/** Longest wait for the first page's code before the shell hydrates without it, in milliseconds. */
const firstPageWithinMs = 700;

const release = readInlinedRelease();
registerRelease(release);
reportRemotes(release);
showDevOverride(release);
keepLanguageOfAddress();

takeOverScrolling();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
const router = keepUpToDate(release, createBrowserRouter(routesOf(release)));

if (root.hasChildNodes()) await hydrate(root);
else {
  createRoot(root).render(<App router={router} />);
}

/** Hydrates a prerendered page; without its stylesheets the page is rendered anew. */
async function hydrate(container: HTMLElement): Promise<void> {
  if (!(await stylesheetsReady())) {
    container.replaceChildren();
    createRoot(container).render(<App router={router} />);
    return;
  }
  const isPageReady = await Promise.race([prepareFirstPage(), after(firstPageWithinMs)]);
  hydrateRoot(container, <App router={router} />, {
    onRecoverableError: (error) => {
      /* Without the page's code React renders that area anew; the prerendered HTML is not at fault. */
      if (isPageReady) reportError(error);
    },
  });
}

async function prepareFirstPage(): Promise<boolean> {
  const address = pageAt(router.state);
  return address ? preparePage(address) : true;
}

/** Every page change starts at the top, Back too; only a reload keeps its position. */
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
