import '@camp/ui/styles/tokens.css';
import type { RemoteManifest, RemoteRoute } from '@camp/release/document/manifest';
import { type RemoteModule, SessionContext, type SessionValue } from '@camp/shell-api';
import { Loading } from '@camp/ui/feedback/Loading';
import { lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Navigate,
  type RouteObject,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';
import { RouteFocus } from '#document/RouteFocus.tsx';
import { Guard, Redirect } from '#session/guards.tsx';
import { createSiteRouter } from '#router/site-router.ts';
import { SiteRoutes } from '#router/SiteRoutes.tsx';
import { SessionProvider } from '#session/SessionProvider.tsx';
import { Elsewhere, plainPath, StandaloneFrame } from './StandaloneFrame.tsx';

interface Standalone {
  name: string;
  manifest: RemoteManifest;
  remote: RemoteModule;
  /** True if calls reach an API; without one no one is signed in. */
  hasApi: boolean;
}

/** Development only: renders one remote's pages with the shell's guards, but without its frame. */
export function startStandalone({ remote, ...frame }: Standalone): void {
  const { manifest, hasApi } = frame;
  const router = createSiteRouter(createBrowserHistory());
  const routes = [
    ...manifest.routes.map((route) => routeOf(route, remote)),
    ...(manifest.redirects ?? []).map(({ from, to }) => ({
      path: from,
      element: <Redirect to={to} />,
    })),
    { path: '/', element: <FirstPage {...manifest} /> },
    { path: '*', element: <Elsewhere /> },
  ];
  const Session = hasApi ? SessionProvider : SignedOut;
  createRoot(document.getElementById('root') ?? document.body).render(
    <Session>
      <SiteRoutes router={router} routes={routes}>
        {(page) => <StandaloneFrame {...frame}>{page}</StandaloneFrame>}
      </SiteRoutes>
    </Session>,
  );
}

function routeOf({ path, page, access }: RemoteRoute, { pages }: RemoteModule): RouteObject {
  const Page = lazy(async () => {
    const load = pages[page];
    if (!load) throw new Error(`The remote has no page called ${page}.`);
    return load();
  });
  const element = (
    <Guard access={access}>
      <Suspense fallback={<Loading />}>
        <Page />
        <RouteFocus />
      </Suspense>
    </Guard>
  );
  return { path, element };
}

/** A remote that lacks the home page starts with its own first page. */
function FirstPage({ routes }: RemoteManifest) {
  const first = routes.find(({ path }) => path !== '/' && !path.includes(':'));
  return first ? <Navigate to={plainPath(first.path)} replace /> : <Elsewhere />;
}

const signedOut: SessionValue = {
  session: { status: 'signed-out' },
  reload: () => Promise.resolve({ status: 'signed-out' }),
  logout: () => Promise.resolve(),
};

function SignedOut({ children }: { children: ReactNode }) {
  return <SessionContext value={signedOut}>{children}</SessionContext>;
}
