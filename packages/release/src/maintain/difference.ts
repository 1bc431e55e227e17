import { appsOf } from '#document/content.ts';
import type { Content, RemoteRelease, ShellRelease, Source } from '#document/release-document.ts';

/** Differences between the builds of one app in two contents. */
export interface AppDifference {
  /** `shell` or `remote-account`. */
  app: string;
  /** Versions; null if the app is not part of the site. */
  from: string | null;
  to: string | null;
  /** Source of the build in `to`; null if it is not known. */
  source: Source | null;
  /** Names without hashes: `login.js`. */
  files: Changes;
  /** Bytes of all files; null if a build does not give them. */
  bytes: { from: number | null; to: number | null };
  /** `/hub for signed-in`: a page, and the people who may open it. */
  routes: Changes;
  /** `https://video.example/ called Video`: links of the bar, also to other sites. */
  links: Changes;
  /** `react ^19.3.1`: a package that a remote requires, or the shell provides. */
  shared: Changes;
}

export interface Changes {
  added: string[];
  removed: string[];
  changed: string[];
}

type Release = ShellRelease | RemoteRelease;

/** The apps that differ, with their changes. */
export function differenceOf(from: Content | null, to: Content): AppDifference[] {
  const before = new Map<string, Release>(from ? appsOf(from).map(named) : []);
  const after = new Map<string, Release>(appsOf(to).map(named));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((app) => compared(app, before.get(app), after.get(app)))
    .filter(({ from: old, to: now, ...rest }) => old !== now || hasChanges(rest));
}

const named = ({ name, release }: { name: string; release: Release }) => [name, release] as const;

function compared(app: string, from?: Release, to?: Release): AppDifference {
  return {
    app,
    from: from?.version ?? null,
    to: to?.version ?? null,
    source: to?.source ?? null,
    files: changes(filesOf(from), filesOf(to)),
    bytes: { from: bytesOf(from), to: bytesOf(to) },
    routes: changes(routesOf(from), routesOf(to)),
    links: changes(linksOf(from), linksOf(to)),
    shared: changes(sharedOf(from), sharedOf(to)),
  };
}

const hasChanges = ({
  files,
  routes,
  links,
  shared,
}: Pick<AppDifference, 'files' | 'routes' | 'links' | 'shared'>) =>
  [files, routes, links, shared].some((each) => Object.values(each).flat().length > 0);

/** Compares by key; a change is listed with its new value. */
function changes(from: Map<string, string>, to: Map<string, string>): Changes {
  const told = (key: string, value: string) => (value.startsWith('sha') ? key : `${key} ${value}`);
  const entries = [...to];
  return {
    added: entries.filter(([key]) => !from.has(key)).map((entry) => told(...entry)),
    removed: [...from.keys()].filter((key) => !to.has(key)),
    changed: entries
      .filter(([key, value]) => from.has(key) && from.get(key) !== value)
      .map((entry) => told(...entry)),
  };
}

const filesOf = (release?: Release) =>
  new Map(
    Object.entries(release?.files ?? {}).map(([path, hash]) => [
      path.replace(/[.-][0-9a-f]{8,}(?=\.\w+$)/, ''),
      hash,
    ]),
  );

function routesOf(release?: Release): Map<string, string> {
  if (!release || !('routes' in release)) return new Map();
  return new Map(release.routes.map(({ path, access }) => [path, `for ${access}`]));
}

function linksOf(release?: Release): Map<string, string> {
  if (!release || !('navigation' in release)) return new Map();
  return new Map(release.navigation.map(({ to, label }) => [to, `called ${label.en}`]));
}

function sharedOf(release?: Release): Map<string, string> {
  if (!release) return new Map();
  return new Map(Object.entries('requires' in release ? release.requires : release.provides));
}

function bytesOf(release?: Release): number | null {
  const sizes = Object.values(release?.sizes ?? {});
  return sizes.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) : null;
}
