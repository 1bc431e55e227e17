import type { InlinedRelease } from '@camp/release/document/release-document';
import type { RouteObject, RouterState } from 'react-router';
import type { PageAddress } from '#remotes/load/loader.ts';
import { RemoteArea } from '#remotes/load/RemoteArea.tsx';
import { ShellLayout } from '#layout/ShellLayout.tsx';
import { DocumentGate } from './DocumentGate.tsx';
import { Guard } from './Guard.tsx';
import { NotFound } from './NotFound.tsx';
import { Redirect } from './Redirect.tsx';

/** The router's tree, built from the release: no remote's code is needed to know its paths. */
export function routesOf(release: InlinedRelease): RouteObject[] {
  return [
    {
      element: <ShellLayout release={release} />,
      children: [
        ...Object.keys(release.remotes).flatMap((remote) => routesOfRemote(release, remote)),
        { ...notFoundRoute(release), path: '*' },
      ],
    },
  ];
}

/** The remote's page that the router shows; null when it shows one of the shell's own. */
export function pageAt({ matches }: Pick<RouterState, 'matches'>): PageAddress | null {
  return (matches.at(-1)?.route.handle as PageAddress | undefined) ?? null;
}

function routesOfRemote({ remotes }: InlinedRelease, remote: string): RouteObject[] {
  const live = remotes[remote];
  if (!live) return [];
  const pages = live.routes.map(({ path, page, access, thirdParty }) => {
    const address: PageAddress = { remote, release: live, page };
    return {
      path,
      handle: address,
      element: (
        <DocumentGate remote={remote} thirdParty={thirdParty}>
          <Guard access={access}>
            <RemoteArea key={remote + page} {...address} />
          </Guard>
        </DocumentGate>
      ),
    };
  });
  const redirects = (live.redirects ?? []).map(({ from, to }) => ({
    path: from,
    element: <Redirect to={to} />,
  }));
  return [...pages, ...redirects];
}

/** The page some remote declares for /404; the shell's own when none does. */
function notFoundRoute(release: InlinedRelease): RouteObject {
  const declared = Object.keys(release.remotes)
    .flatMap((remote) => routesOfRemote(release, remote))
    .find(({ path }) => path === '/404');
  return { handle: declared?.handle as unknown, element: declared?.element ?? <NotFound /> };
}
