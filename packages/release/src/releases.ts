import { setTimeout as wait } from 'node:timers/promises';
import { type Candidate, readCandidate, remoteNameOf } from '#candidate.ts';
import { canonicalJson } from '#canonical-json.ts';
import type { ReleaseDocument } from '#document.ts';
import type { FileStore } from '#file-store.ts';
import type { SigningKeys } from '#keys.ts';
import { prerenderPages } from '#prerender.ts';
import { ReleaseError } from '#release-error.ts';
import { signRelease, type UnsignedRelease } from '#signature.ts';
import {
  currentDocument,
  documentOf,
  liveDocument,
  verifiedDocuments,
} from '#verified-documents.ts';
import { requirePublishedFiles } from '#verify.ts';

export interface Place {
  store: FileStore;
  keys: SigningKeys;
  /** Address that published files are served under, ending in a slash. */
  filesUrl: string;
}

type Content = Pick<ReleaseDocument, 'shell' | 'remotes' | 'pages'>;

const maximumTries = 200;

/**
 * Publishes built members as one generation, in two phases: every file first, verified, then the
 * document by compare-and-swap. Publishing what is already live makes no new generation.
 * @throws {@link ReleaseError}
 */
export async function publish(place: Place, request: { folders: string[]; by: string }) {
  const candidates = request.folders.map(readCandidate);
  for (const candidate of candidates) await place.store.upload(candidate);
  return nextGeneration(place, {
    by: request.by,
    change: (live) => merged({ live, candidates, filesUrl: place.filesUrl }),
  });
}

/**
 * Makes the content of an earlier generation live again, as a new generation.
 * @throws {@link ReleaseError} NO_SUCH_GENERATION, or HASH_MISMATCH when its files are not whole.
 */
export async function rollback(place: Place, request: { generation: number; by: string }) {
  const { generation, by } = request;
  const earlier = documentOf(place.store, generation, place.keys.publicKey);
  if (!earlier) {
    throw new ReleaseError('NO_SUCH_GENERATION', `There is no verified generation ${generation}.`);
  }
  requirePublishedFiles(place.store, earlier);
  return nextGeneration(place, {
    by,
    change: () => ({ shell: earlier.shell, remotes: earlier.remotes, pages: earlier.pages }),
  });
}

/** Every verified generation, newest first. */
export function listReleases({ store, keys }: Place): Promise<ReleaseDocument[]> {
  return verifiedDocuments(store, keys.publicKey);
}

interface Change {
  by: string;
  change: (live: ReleaseDocument | null) => Content;
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
      ...content,
      pages: content.pages ?? (await prerenderPages(store, content)),
    };
    const document = signRelease(release, keys.privateKey);
    if (await store.claimDocument(document.generation, textOf(document))) {
      return switched(place, document);
    }
    await wait(Math.random() * 20);
  }
  throw new ReleaseError('CONTENDED', 'Too many people publish at once. Try again in a moment.');
}

/** Makes live.json the newest document; whoever comes last leaves the newest, however many race. */
async function switched({ store, keys }: Place, document: ReleaseDocument) {
  for (;;) {
    const current = await currentDocument(store, keys.publicKey);
    if (!current) return document;
    if (liveDocument(store, keys.publicKey)?.signature === current.signature) return document;
    await store.switchLive(textOf(current));
  }
}

const textOf = (document: ReleaseDocument) => `${JSON.stringify(document, null, 2)}\n`;

function isSame(live: Content, next: Content): boolean {
  const part = ({ shell, remotes }: Content) => canonicalJson({ shell, remotes });
  return part(live) === part(next);
}

interface Merge {
  live: ReleaseDocument | null;
  candidates: Candidate[];
  filesUrl: string;
}

function merged({ live, candidates, filesUrl }: Merge): Content {
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
