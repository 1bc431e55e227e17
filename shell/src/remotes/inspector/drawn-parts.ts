import type { InlinedRelease, InlinedRemote } from '@camp/release/document/release-document';
import { current } from '#remotes/page/newer-release.ts';

/** One thing on screen that a build has drawn: the shell's frame, a page, or an extension of it. */
export interface DrawnPart {
  kind: 'frame' | 'page' | 'extension';
  /** `shell`, `remote-account` */
  app: string;
  /** The page's or the extension's name in the app; absent for the frame. */
  module?: string | undefined;
  version: string;
  /** Why this build, and not another one. */
  why: Why;
  files: LoadedFiles;
}

export type Why =
  | { reason: 'stable' }
  | { reason: 'canary'; name: string }
  | { reason: 'override'; by: string; until: string };

/** Files of a build that this document has asked for. */
interface LoadedFiles {
  count: number;
  /** Bytes over the wire; 0 where they came from the cache. */
  bytes: number;
  /** Time from the first request to the last answer, in milliseconds. */
  loadMs: number;
}

const shown = '[data-remote][data-module]';

/** Returns what is on screen, the frame first, in the order of the document. */
export function drawnParts(release: InlinedRelease): DrawnPart[] {
  const { shell, remotes } = release;
  const areas = [...document.querySelectorAll<HTMLElement>(shown)].flatMap((area): DrawnPart[] => {
    const name = area.dataset['remote'] ?? '';
    const module = area.dataset['module'] ?? '';
    const declared = remotes[name];
    if (!declared) return [];
    /* A newer release may have taken its place since the document came. */
    const { release: remote } = current({ remote: name, release: declared, page: module });
    const isPage = area.parentElement?.closest('[data-remote]') === null;
    const part = partOf(`remote-${name}`, remote, release);
    return [{ ...part, kind: isPage ? 'page' : 'extension', module }];
  });
  return [{ ...partOf('shell', shell, release), kind: 'frame' }, ...areas];
}

function partOf(
  app: string,
  build: InlinedRelease['shell'] | InlinedRemote,
  { channel }: InlinedRelease,
): Omit<DrawnPart, 'kind'> {
  const { version, url } = build;
  return {
    app,
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
  const starts = files.map(({ startTime }) => startTime);
  const ends = files.map(({ responseEnd }) => responseEnd);
  return {
    count: files.length,
    bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    loadMs: files.length > 0 ? Math.round(Math.max(...ends) - Math.min(...starts)) : 0,
  };
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
