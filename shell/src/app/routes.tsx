import type { InlinedRelease } from '@camp/release/document/release-document';
import { Link, matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import { hasSignedInHint } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import type { PageAddress } from '#remotes/load/loader.ts';
import { RemoteArea } from '#remotes/page/RemoteArea.tsx';
import { PageSwitch } from '#remotes/settings/PageSwitch.tsx';
import { Guard, InCleanForm, Redirect } from '#session/guards.tsx';
import type { Texts } from '#texts.d.ts';
import enRoutes from './routes.en.json' with { type: 'json' };
import frRoutes from './routes.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['app/routes']>({ en: enRoutes, fr: frRoutes });

/** All routes, made from the release alone: the paths are known before any remote is loaded. */
export function routesOf(release: InlinedRelease): RouteObject[] {
  return [
    ...Object.keys(release.remotes).flatMap((remote) => routesOfRemote(release, remote)),
    { ...notFoundRoute(release), path: '*' },
  ];
}

/** The remote page among the routes of an address; null when it is one of the shell's own. */
export function pageAt(matches: readonly RouteMatch[] | null): PageAddress | null {
  return (matches?.at(-1)?.route.handle as PageAddress | undefined) ?? null;
}

/** Finds the page behind a path for this visitor: guests do not get pages for signed-in users. */
export function pageFinder(routes: RouteObject[]): (path: string) => PageAddress | null {
  return (path) => {
    const address = pageAt(matchRoutes(routes, path));
    return address && (isForGuests(address) || hasSignedInHint()) ? address : null;
  };
}

const isForGuests = ({ release, page }: PageAddress) =>
  release.routes.some((route) => route.page === page && route.access === 'anyone');

function routesOfRemote(release: InlinedRelease, remote: string): RouteObject[] {
  const pages = pagesOf(release, remote).map(({ path, handle, element }) => ({
    path,
    handle,
    element: <InCleanForm path={path}>{element}</InCleanForm>,
  }));
  const redirects = (release.remotes[remote]?.redirects ?? []).map(({ from, to }) => ({
    path: from,
    element: <Redirect to={to} />,
  }));
  return [...pages, ...redirects];
}

function pagesOf({ remotes }: InlinedRelease, remote: string) {
  const live = remotes[remote];
  if (!live) return [];
  return live.routes.map(({ path, page, access }) => {
    const handle: PageAddress = { remote, release: live, page };
    const element = (
      <Guard access={access}>
        <PageSwitch address={handle}>
          <RemoteArea key={remote + page} {...handle} />
        </PageSwitch>
      </Guard>
    );
    return { path, handle, element };
  });
}

/** The page that a remote declares for /404, at any address; the shell's own when none does. */
function notFoundRoute(release: InlinedRelease): RouteObject {
  const declared = Object.keys(release.remotes)
    .flatMap((remote) => pagesOf(release, remote))
    .find(({ path }) => path === '/404');
  return { handle: declared?.handle, element: declared?.element ?? <NotFound /> };
}

/** Shown when no remote in the release brings the real not-found page. */
function NotFound() {
  const { backHome, notFound } = useMessages(messages);

  return (
    <Page title="404 File Not Found">
      <p>
        {notFound} <Link to="/">{backHome}</Link>
      </p>
    </Page>
  );
}
