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

/** Searches by content and remote: one each, however often browsers ask. */
const found = new WeakMap<Content, Map<string, Promise<RemoteRelease | null>>>();

function lastGood(search: Search): Promise<RemoteRelease | null> {
  const { content, remote } = search;
  const known = found.get(content) ?? new Map<string, Promise<RemoteRelease | null>>();
  found.set(content, known);
  const good = known.get(remote) ?? searchEarlier(search).catch(askAgain);
  known.set(remote, good);
  return good;

  function askAgain(): null {
    known.delete(remote);
    return null;
  }
}

async function searchEarlier({ release, store, env, remote, ...search }: Search) {
  /* A remote that is bad in a canary may be good for everyone else. */
  const stable = release.remotes[remote];
  if (stable && canReplace(stable, search)) return stable;
  const keys = trustedKeysFrom(env);
  const earlier = (await store.generations()).filter((number) => number < release.generation);
  for (const generation of earlier.slice(0, maxGenerations)) {
    const candidate = (await documentOf(store, generation, keys))?.remotes[remote];
    if (candidate && canReplace(candidate, search)) return candidate;
  }
  return null;
}

/** True if a release is another version of the same contract that runs in the live shell. */
function canReplace(
  candidate: RemoteRelease,
  { bad, content }: Pick<Search, 'bad' | 'content'>,
): boolean {
  const { provides } = content.shell;
  return (
    candidate.version !== bad.version &&
    candidate.contract === bad.contract &&
    Object.entries(candidate.requires).every(([name, range]) => satisfies(provides[name], range))
  );
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
