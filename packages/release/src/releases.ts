import { setTimeout as wait } from 'node:timers/promises';
import { type Candidate, readCandidate, remoteNameOf } from '#candidate.ts';
import { canonicalJson } from '#canonical-json.ts';
import type { Canary, Content, ReleaseDocument } from '#document.ts';
import type { SigningKeys } from '#keys.ts';
import { prerenderPages } from '#prerender.ts';
import { ReleaseError } from '#release-error.ts';
import type { ReleaseStore } from '#release-store.ts';
import { signRelease, type UnsignedRelease } from '#signature.ts';
import {
  currentDocument,
  documentOf,
  liveDocument,
  verifiedDocuments,
} from '#verified-documents.ts';
import { requirePublishedFiles } from '#verify.ts';

export interface Place {
  store: ReleaseStore;
  keys: SigningKeys;
  /** Address that published files are served under, ending in a slash. */
  filesUrl: string;
}

const maximumTries = 200;

interface Publishing {
  /** Folders of built members. */
  folders: string[];
  by: string;
  /** Gives them to this share of visitors only, in percent, beside what is live. */
  canary?: number | undefined;
}

/**
 * Publishes built members as one generation, in two phases: every file first, verified, then the
 * document by compare-and-swap. Publishing what is already live makes no new generation. A canary
 * that runs goes on, unless another one takes its place.
 * @throws {@link ReleaseError}
 */
export async function publish(place: Place, { folders, by, canary }: Publishing) {
  const candidates = folders.map(readCandidate);
  for (const candidate of candidates) await place.store.upload(candidate);
  const { filesUrl } = place;
  return nextGeneration(place, {
    by,
    change(live) {
      if (canary !== undefined) {
        return onTrial(live, { candidates, filesUrl, by, percentage: canary });
      }
      const stable = merged(live, { candidates, filesUrl });
      return live?.canary ? { ...stable, canary: rebased(live.canary, stable) } : stable;
    },
  });
}

interface Trial {
  candidates: Candidate[];
  filesUrl: string;
  by: string;
  percentage: number;
}

function onTrial(
  live: ReleaseDocument | null,
  { candidates, filesUrl, ...trial }: Trial,
): Composition {
  if (!live) throw new ReleaseError('NOTHING_LIVE', 'A trial needs something that is live.');
  const parts = candidates.map(({ name }) => name);
  const since = new Date().toISOString();
  const content = merged(live, { candidates, filesUrl });
  return { ...contentOf(live), canary: { ...content, ...trial, parts, since } };
}

/** The trial goes on with what is live now, and its own parts. */
function rebased({ parts, pages: _old, ...canary }: Canary, stable: Content): Canary {
  const remotes = { ...stable.remotes };
  for (const [name, remote] of Object.entries(canary.remotes)) {
    if (parts.includes(`remote-${name}`)) remotes[name] = remote;
  }
  const shell = parts.includes('shell') ? canary.shell : stable.shell;
  return { ...canary, parts, shell, remotes };
}

/**
 * Makes the content of an earlier generation live again, as a new generation; a trial ends with it.
 * @throws {@link ReleaseError} NO_SUCH_GENERATION, or HASH_MISMATCH when its files are not whole.
 */
export async function rollback(place: Place, request: { generation: number; by: string }) {
  const { generation, by } = request;
  const earlier = await documentOf(place.store, generation, place.keys.publicKey);
  if (!earlier) {
    throw new ReleaseError('NO_SUCH_GENERATION', `There is no verified generation ${generation}.`);
  }
  await requirePublishedFiles(place.store, earlier);
  return nextGeneration(place, { by, change: () => contentOf(earlier) });
}

/**
 * Gives everybody what is on trial, or another share of visitors when a percentage is named.
 * @throws {@link ReleaseError} NO_CANARY
 */
export function promote(place: Place, { by, percentage }: { by: string; percentage?: number }) {
  return nextGeneration(place, {
    by,
    change(live) {
      const { stable, canary } = requireCanary(live);
      return percentage === undefined
        ? contentOf(canary)
        : { ...stable, canary: { ...canary, percentage } };
    },
  });
}

/**
 * Ends the trial: everybody gets the stable content again.
 * @throws {@link ReleaseError} NO_CANARY
 */
export function endCanary(place: Place, { by }: { by: string }) {
  return nextGeneration(place, {
    by,
    change: (live) => requireCanary(live).stable,
  });
}

/** Every verified generation, newest first. */
export function listReleases({ store, keys }: Place): Promise<ReleaseDocument[]> {
  return verifiedDocuments(store, keys.publicKey);
}

/** What a document says is given to whom, before pages are rendered. */
type Composition = Content & { canary?: Canary | undefined };

const contentOf = ({ shell, remotes, pages }: Content): Content => ({ shell, remotes, pages });

function requireCanary(live: ReleaseDocument | null) {
  if (!live?.canary) throw new ReleaseError('NO_CANARY', 'Nothing is on trial.');
  return { stable: contentOf(live), canary: live.canary };
}

interface Change {
  by: string;
  change: (live: ReleaseDocument | null) => Composition;
}

async function nextGeneration(place: Place, { by, change }: Change): Promise<ReleaseDocument> {
  const { store, keys } = place;
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const claimed = (await store.generations())[0] ?? 0;
    const current = await currentDocument(store, keys.publicKey);
    const content = change(current);
    if (current && isSame(current, content)) return switched(place, current);
    const release: UnsignedRelease = {
      generation: Math.max(claimed, current?.generation ?? 0) + 1,
      createdAt: new Date().toISOString(),
      by,
      ...(await rendered(store, content)),
      ...(content.canary && {
        canary: { ...content.canary, ...(await rendered(store, content.canary)) },
      }),
    };
    const document = signRelease(release, keys.privateKey);
    if (await store.claimDocument(document.generation, textOf(document))) {
      return switched(place, document);
    }
    await wait(Math.random() * 20);
  }
  throw new ReleaseError('CONTENDED', 'Too many people publish at once. Try again in a moment.');
}

async function rendered(store: ReleaseStore, { shell, remotes, pages }: Content) {
  const content = { shell, remotes };
  return { ...content, pages: pages ?? (await prerenderPages(store, content)) };
}

/** Makes live.json the newest document; whoever comes last leaves the newest, however many race. */
async function switched({ store, keys }: Place, document: ReleaseDocument) {
  for (;;) {
    const current = await currentDocument(store, keys.publicKey);
    if (!current) return document;
    const live = await liveDocument(store, keys.publicKey);
    if (live?.signature === current.signature) return document;
    await store.switchLive(textOf(current));
  }
}

const textOf = (document: ReleaseDocument) => `${JSON.stringify(document, null, 2)}\n`;

function isSame(live: Composition, next: Composition): boolean {
  const parts = ({ shell, remotes, canary }: Composition) => ({
    shell,
    remotes,
    trial: canary && {
      shell: canary.shell,
      remotes: canary.remotes,
      percentage: canary.percentage,
    },
  });
  return canonicalJson(parts(live)) === canonicalJson(parts(next));
}

interface Merge {
  candidates: Candidate[];
  filesUrl: string;
}

function merged(live: Content | null, { candidates, filesUrl }: Merge): Content {
  let shell = live?.shell;
  const remotes = { ...live?.remotes };
  for (const candidate of candidates) {
    const { folder: _folder, ...release } = candidate;
    const url = `${filesUrl}${release.name}/${release.version}/`;
    const remote = remoteNameOf(candidate);
    if (release.name === 'shell') shell = without(release, url);
    else if (remote) remotes[remote] = without(release, url);
  }
  if (!shell) {
    throw new ReleaseError('INCOMPLETE_RELEASE', 'The first publish must bring the shell.');
  }
  return { shell, remotes };
}

/** A candidate as the document holds it: its name is the key there, its address is known. */
function without<C extends { name: string }>(
  candidate: C,
  url: string,
): Omit<C, 'name'> & { url: string } {
  const { name: _name, ...release } = candidate;
  return { ...release, url };
}
