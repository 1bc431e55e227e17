import { type InlinedRelease, type RemoteName, remoteNames } from '@camp/release/document';
import type { RouteObject } from 'react-router';
import { RemoteArea } from '#federation/RemoteArea.tsx';
import { ShellLayout } from '#layout/ShellLayout.tsx';
import { Guard } from './Guard.tsx';
import { NotFound } from './NotFound.tsx';

/** The router's tree, built from the release: no remote's code is needed to know its paths. */
export function routesOf(release: InlinedRelease): RouteObject[] {
  return [
    {
      element: <ShellLayout release={release} />,
      children: [
        ...remoteNames.flatMap((remote) => routesOfRemote(release, remote)),
        { path: '*', element: notFoundElement(release) },
      ],
    },
  ];
}

function routesOfRemote({ remotes }: InlinedRelease, remote: RemoteName): RouteObject[] {
  const live = remotes[remote];
  if (!live) return [];
  return live.routes.map(({ path, page, access }) => ({
    path,
    element: (
      <Guard access={access}>
        <RemoteArea key={remote + page} remote={remote} release={live} page={page} />
      </Guard>
    ),
  }));
}

/** The page some remote declares for /404; the shell's own when none does. */
function notFoundElement(release: InlinedRelease) {
  const declared = routesOfEvery(release).find(({ path }) => path === '/404');
  return declared?.element ?? <NotFound />;
}

function routesOfEvery(release: InlinedRelease): RouteObject[] {
  return remoteNames.flatMap((remote) => routesOfRemote(release, remote));
}
