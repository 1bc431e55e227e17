import { channelsOf } from '@camp/release/document/channels';
import type {
  Content,
  ReleaseDocument,
  RemoteRelease,
} from '@camp/release/document/release-document';
import { satisfies } from '@camp/release/gate/ranges';
import { trustedKeysFrom } from '@camp/release/document/signing-keys';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { documentOf } from '@camp/release/store/verified-documents';
import type { Env } from '#env.ts';
import type { Visit } from './visit.ts';

interface Options {
  release: ReleaseDocument;
  visit: Visit;
  store: ReleaseStore;
  env: Env;
}

/** Most earlier generations that are searched. */
const maxGenerations = 100;

/**
 * Replaces the remote whose files this visitor's browser found changed by its last good release. The
 * cookie says only that the live release is bad; the replacement is chosen here.
 */
export async function withLastGood(content: Content, options: Options): Promise<Content> {
  const { badHash } = options.visit;
  const bad = badHash && content.remotes[badHash.remote];
  if (!bad || bad.version !== badHash.version || options.env.RELEASE_DEV) return content;
  const { remote } = badHash;
  const good = await lastGood({ content, remote, bad, ...options });
  if (!good) return content;
  return {
    shell: content.shell,
    remotes: { ...content.remotes, [remote]: good },
    pages: pagesBeside(content, bad, good),
  };
}

interface Search extends Options {
  content: Content;
  remote: string;
  bad: RemoteRelease;
}

/** Searches by content and build: one each, however often browsers ask. */
const found = new WeakMap<Content, Map<string, Promise<RemoteRelease | null>>>();

const lastGood = (search: Search): Promise<RemoteRelease | null> =>
  remembered(search.content, search.remote, () => searchEarlier(search));

function remembered(
  content: Content,
  key: string,
  search: () => Promise<RemoteRelease | null>,
): Promise<RemoteRelease | null> {
  const known = found.get(content) ?? new Map<string, Promise<RemoteRelease | null>>();
  found.set(content, known);
  const build = known.get(key) ?? search().catch(askAgain);
  known.set(key, build);
  return build;

  function askAgain(): null {
    known.delete(key);
    return null;
  }
}

async function searchEarlier({ release, store, env, remote, ...search }: Search) {
  /* A remote that is bad in a canary may be good for everyone else. */
  const stable = release.remotes[remote];
  if (stable && canReplace(stable, search)) return stable;
  for await (const { remotes } of earlierThan({ release, store, env })) {
    const candidate = remotes[remote];
    if (candidate && canReplace(candidate, search)) return candidate;
  }
  return null;
}

/** The documents of earlier generations that we signed, newest first. */
async function* earlierThan({ release, store, env }: Omit<Options, 'visit'>) {
  const keys = trustedKeysFrom(env);
  const earlier = (await store.generations()).filter((number) => number < release.generation);
  for (const generation of earlier.slice(0, maxGenerations)) {
    const document = await documentOf(store, generation, keys);
    if (document) yield document;
  }
}

/** True if a release is another version that runs here. */
const canReplace = (candidate: RemoteRelease, { bad, content }: Pick<Search, 'bad' | 'content'>) =>
  candidate.version !== bad.version && runsIn(content, candidate, bad);

/** True if a build runs in the shell of a content, in place of another one of the same contract. */
function runsIn({ shell }: Content, build: RemoteRelease, { contract }: RemoteRelease): boolean {
  const { provides } = shell;
  return (
    build.contract === contract &&
    Object.entries(build.requires).every(([name, range]) => satisfies(provides[name], range))
  );
}

/** Names a build: `account` in version `1.0.0-acc0`. */
interface BuildName {
  remote: string;
  version: string;
}

/**
 * Finds a build that was published, canaries among them, to take the place of a remote of a content. Null if there is no
 * such build, or if it does not run there.
 */
export async function publishedBuild(
  content: Content,
  { remote, version }: BuildName,
  options: Omit<Options, 'visit'>,
): Promise<RemoteRelease | null> {
  const live = content.remotes[remote];
  if (!live) return null;
  const isNamed = (build: RemoteRelease | undefined) => build?.version === version;
  const namedIn = (document: ReleaseDocument) =>
    channelsOf(document)
      .map((channel) => channel.content.remotes[remote])
      .find(isNamed);
  const build = await remembered(content, `${remote}@${version}`, async () => {
    const now = namedIn(options.release);
    if (now) return now;
    for await (const document of earlierThan(options)) {
      const before = namedIn(document);
      if (before) return before;
    }
    return null;
  });
  return build && runsIn(content, build, live) ? build : null;
}

/**
 * Returns the prerendered pages that still fit: not the remote's own, and those of others only if what
 * it adds to them has not changed: its items in their navbar, its cards on the home page.
 */
function pagesBeside({ pages }: Content, bad: RemoteRelease, good: RemoteRelease) {
  const shownBy = ({ navigation, cards = [] }: RemoteRelease) =>
    JSON.stringify([navigation, cards]);
  if (shownBy(bad) !== shownBy(good)) return {};
  const own = new Set([...bad.routes, ...good.routes].map(({ path }) => path));
  return Object.fromEntries(Object.entries(pages ?? {}).filter(([path]) => !own.has(path)));
}
