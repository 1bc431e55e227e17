import type { InlinedRelease, InlinedRemote } from '@camp/release/document/release-document';
import { current } from '#remotes/page/newer-release.ts';

/** A build that has drawn something on screen: the shell's frame, or a remote's pages and extensions. */
export interface DrawnPart {
  /** `shell`, `remote-account` */
  app: string;
  /** Its pages and extensions on screen, each once; none for the shell. */
  drawn: Drawn[];
  version: string;
  /** Why this build, and not another one. */
  why: Why;
  files: LoadedFiles;
}

interface Drawn {
  kind: 'page' | 'extension';
  /** The page's or the extension's name in the app. */
  name: string;
}

export type Why =
  | { reason: 'stable' }
  | { reason: 'canary'; name: string }
  | { reason: 'override'; by: string; until: string };

/** Files of a build that this document has asked for. */
interface LoadedFiles {
  count: number;
  /** Number of those that the browser had. */
  cached: number;
  /** Bytes of the others over the wire. */
  bytes: number;
  /** Time during which at least one of the others was on its way, in milliseconds. */
  loadMs: number;
}

const shown = '[data-remote][data-module]';

/** Returns the builds whose work is on screen, the shell first, in the order of the document. */
export function drawnParts(release: InlinedRelease): DrawnPart[] {
  const { shell, remotes } = release;
  const parts = new Map<string, DrawnPart>();
  for (const area of document.querySelectorAll<HTMLElement>(shown)) {
    const remote = area.dataset['remote'] ?? '';
    const name = area.dataset['module'] ?? '';
    const declared = remotes[remote];
    if (!declared) continue;
    /* A newer release may have taken its place since the document came. */
    const { release: build } = current({ remote, release: declared, page: name });
    const key = `${remote} ${build.version}`;
    const part = parts.get(key) ?? partOf(`remote-${remote}`, build, release);
    const isPage = area.parentElement?.closest('[data-remote]') === null;
    const kind = isPage ? 'page' : 'extension';
    if (!part.drawn.some((other) => other.kind === kind && other.name === name))
      part.drawn.push({ kind, name });
    parts.set(key, part);
  }
  return [partOf('shell', shell, release), ...parts.values()];
}

function partOf(
  app: string,
  build: InlinedRelease['shell'] | InlinedRemote,
  { channel }: InlinedRelease,
): DrawnPart {
  const { version, url } = build;
  return {
    app,
    drawn: [],
    version,
    why: whyOf(app, build, channel),
    files: filesBelow(new URL(url, document.baseURI).href),
  };
}

function whyOf(app: string, build: object, channel: string): Why {
  if ('override' in build && build.override)
    return { reason: 'override', ...(build.override as { by: string; until: string }) };
  /* A canary is named by its apps. */
  return channel.split('+').includes(app)
    ? { reason: 'canary', name: channel }
    : { reason: 'stable' };
}

function filesBelow(base: string): LoadedFiles {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name }) => name.startsWith(base),
  );
  const fetched = files.filter(({ transferSize }) => transferSize > 0);
  return {
    count: files.length,
    cached: files.length - fetched.length,
    bytes: fetched.reduce((sum, { transferSize }) => sum + transferSize, 0),
    loadMs: Math.round(busyTime(fetched)),
  };
}

/** Returns for how long at least one was on its way: files load side by side, and some only much later. */
function busyTime(files: readonly PerformanceResourceTiming[]): number {
  const inOrder = files.toSorted((one, other) => one.startTime - other.startTime);
  let end = 0;
  return inOrder.reduce((sum, { startTime, responseEnd }) => {
    const begin = Math.max(startTime, end);
    end = Math.max(responseEnd, begin);
    return sum + end - begin;
  }, 0);
}

/** A package that apps share, with the app whose copy is used, and those that use it. */
export interface SharedPackage {
  name: string;
  version: string;
  from: string;
  usedBy: string[];
}

/** Ends the name by which the runtime knows a remote: `remote_account_eb1b46e0ea`. */
const buildId = /_[\da-f]{8,}$/;

type ShareScope = Record<
  string,
  Record<string, { from: string; useIn: string[]; loaded?: boolean }>
>;

/** Returns the packages of the federation runtime's default scope, by name. */
export const sharedPackages = (scope: ShareScope): SharedPackage[] =>
  Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn }]) => ({
        name,
        version,
        from,
        usedBy: [...new Set(useIn.map((user) => user.replace(buildId, '').replaceAll('_', '-')))],
      })),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
