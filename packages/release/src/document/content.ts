import { canonicalJson } from './canonical-json.ts';
import type {
  Canary,
  Content,
  ReleaseContent,
  RemoteRelease,
  ShellRelease,
  Source,
} from './release-document.ts';

/** Returns the content only, without the record of who made it live and when. */
export const contentOf = ({ shell, remotes, pages }: Content): Content => ({
  shell,
  remotes,
  pages,
});

/** Builds of all apps, or of those in a canary. */
export type Builds = Pick<Canary, 'shell' | 'remotes'>;

interface App {
  /** `shell`, `remote-account` */
  name: string;
  release: ShellRelease | RemoteRelease;
}

/** Builds by the name of their app, the shell first; a canary may be without one. */
export function appsOf({ shell, remotes }: Builds): App[] {
  return [
    ...(shell ? [{ name: 'shell', release: shell }] : []),
    ...Object.entries(remotes).map(([name, release]) => ({ name: `remote-${name}`, release })),
  ];
}

const commitLetters = 8;

/** First letters of the commit that a build is of; undefined where its sources were not those of one. */
export const shortCommitOf = (source: Source | undefined): string | undefined =>
  source?.isDirty === false ? source.commit.slice(0, commitLetters) : undefined;

/** The version of each app. */
export const versionsOf = (builds: Builds): ReadonlyMap<string, string> =>
  new Map(appsOf(builds).map(({ name, release }) => [name, release.version]));

/** The builds of some apps alone. */
export function buildsOf({ shell, remotes }: Builds, apps: readonly string[]): Builds {
  const own = Object.entries(remotes).filter(([name]) => apps.includes(`remote-${name}`));
  return {
    ...(shell && apps.includes('shell') && { shell }),
    remotes: Object.fromEntries(own),
  };
}

/** Content in which some apps are other builds. Its pages are not rendered yet. */
export function overlaid({ shell, remotes }: Content, ...others: readonly Builds[]): Content {
  return others.reduce<Content>(
    (content, builds) => ({
      shell: builds.shell ?? content.shell,
      remotes: { ...content.remotes, ...builds.remotes },
    }),
    { shell, remotes },
  );
}

/**
 * True if everyone would get the same builds, and could promote the same canaries. The commit of a build
 * does not count.
 */
export function isSame(live: ReleaseContent, next: ReleaseContent): boolean {
  const builds = (content: Builds) =>
    Object.fromEntries(
      appsOf(content).map(({ name, release: { source: _source, ...release } }) => [name, release]),
    );
  const parts = ({ canaries = [], ...content }: ReleaseContent) => ({
    builds: builds(content),
    canaries: canaries.map(({ since: _since, by: _by, shell, remotes, ...canary }) => ({
      ...canary,
      builds: builds({ remotes, ...(shell && { shell }) }),
    })),
  });
  return canonicalJson(parts(live)) === canonicalJson(parts(next));
}
