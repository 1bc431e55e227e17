import type { ReleaseDocument, RemoteRelease } from '@camp/release/document';
import { matchRoute } from '@camp/release/match-route';

export interface Resource {
  href: string;
  kind: 'script' | 'style';
  /** Absent in development only, where files change under one name. */
  integrity: string | undefined;
}

interface Build {
  url: string;
  files: Record<string, string>;
}

export function resourceOf({ url, files }: Build, path: string): Resource {
  const kind = path.endsWith('.css') ? 'style' : 'script';
  return { href: url + path, kind, integrity: files[path] };
}

interface Visit {
  path: string;
  /** Whether the visitor's browser says it has been signed in. */
  mayBeSignedIn: boolean;
}

/** The route an address leads to, with the remote that brings it; null when no remote has one. */
export function routeOf(release: ReleaseDocument, path: string) {
  const all = Object.values(release.remotes).flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, remote })),
  );
  return matchRoute(all, path) ?? null;
}

/**
 * What the browser will need for an address: the shell's own files, then those of the one remote
 * the address leads to. Pages that a signed-out visitor may not open are left out for them.
 */
export function preloadsFor(release: ReleaseDocument, visit: Visit): Resource[] {
  const shell = release.shell.preload.map((path) => resourceOf(release.shell, path));
  const route = routeOf(release, visit.path) ?? routeOf(release, '/404');
  if (!route || (route.access !== 'anyone' && !visit.mayBeSignedIn)) return shell;
  return [...shell, ...remoteFiles(route.remote, route.page)];
}

function remoteFiles(remote: RemoteRelease, page: string): Resource[] {
  const paths = [remote.entry, ...remote.moduleFiles, ...(remote.pageFiles[page] ?? [])];
  return [...new Set(paths)].map((path) => resourceOf(remote, path));
}
