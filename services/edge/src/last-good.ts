import { createPublicKey } from 'node:crypto';
import type {
  Content,
  ReleaseDocument,
  RemoteRelease,
} from '@camp/release/document/release-document';
import { satisfies } from '@camp/release/gate/ranges';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { documentOf } from '@camp/release/store/verified-documents';
import type { Env } from './env.ts';
import type { Visit } from './visit.ts';

interface Asked {
  release: ReleaseDocument;
  visit: Visit;
  store: ReleaseStore;
  env: Env;
}

/** Earlier generations that are looked through. */
const mostGenerations = 100;

/**
 * The content with the last good release of the remote whose files this visitor's browser found
 * changed. The cookie says only that what is live is bad; what comes in its place is decided here.
 */
export async function withLastGood(content: Content, asked: Asked): Promise<Content> {
  const { badHash } = asked.visit;
  const bad = badHash && content.remotes[badHash.remote];
  if (!bad || bad.version !== badHash.version || asked.env.RELEASE_DEV) return content;
  const { remote } = badHash;
  const good = await lastGood({ content, remote, bad, ...asked });
  if (!good) return content;
  return {
    shell: content.shell,
    remotes: { ...content.remotes, [remote]: good },
    pages: pagesBeside(content, bad, good),
  };
}

interface Search extends Asked {
  content: Content;
  remote: string;
  bad: RemoteRelease;
}

/** Looked for once in each content, however often browsers ask. */
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
  /* What is bad in the canary may be good for everybody else. */
  const stable = release.remotes[remote];
  if (stable && isInItsPlace(stable, search)) return stable;
  const publicKey = createPublicKey(env.RELEASE_PUBLIC_KEY);
  const earlier = (await store.generations()).filter((number) => number < release.generation);
  for (const generation of earlier.slice(0, mostGenerations)) {
    const candidate = (await documentOf(store, generation, publicKey))?.remotes[remote];
    if (candidate && isInItsPlace(candidate, search)) return candidate;
  }
  return null;
}

/** Another version of the same contract, that runs with what the live shell provides. */
function isInItsPlace(
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
 * Pages that were rendered with the bad release are its own, and those of others with its items in the
 * navbar: these stay only where the items are the same.
 */
function pagesBeside({ pages }: Content, bad: RemoteRelease, good: RemoteRelease) {
  if (JSON.stringify(bad.navigation) !== JSON.stringify(good.navigation)) return {};
  const own = new Set([...bad.routes, ...good.routes].map(({ path }) => path));
  return Object.fromEntries(Object.entries(pages ?? {}).filter(([path]) => !own.has(path)));
}
