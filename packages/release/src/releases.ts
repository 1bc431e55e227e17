import type { KeyObject } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Candidate, readCandidate, remoteNameOf, requireFiles } from '#candidate.ts';
import { canonicalJson } from '#canonical-json.ts';
import type { ReleaseDocument } from '#document.ts';
import type { FileStore } from '#file-store.ts';
import type { SigningKeys } from '#keys.ts';
import { ReleaseError } from '#release-error.ts';
import { signRelease, type UnsignedRelease, verifiedRelease } from '#signature.ts';

export interface Place {
  store: FileStore;
  keys: SigningKeys;
  /** Address that published files are served under, ending in a slash. */
  filesUrl: string;
}

type Content = Pick<ReleaseDocument, 'shell' | 'remotes'>;

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
 * @throws {@link ReleaseError} NO_SUCH_GENERATION
 */
export async function rollback(place: Place, request: { generation: number; by: string }) {
  const { generation, by } = request;
  const text = place.store.readDocument(generation);
  const earlier = text && verifiedRelease(text, place.keys.publicKey);
  if (!earlier) {
    throw new ReleaseError('NO_SUCH_GENERATION', `There is no verified generation ${generation}.`);
  }
  return nextGeneration(place, {
    by,
    change: () => ({ shell: earlier.shell, remotes: earlier.remotes }),
  });
}

/** What is live: live.json when it verifies, else the newest document that does, else null. */
export async function readLive(store: FileStore, publicKey: KeyObject) {
  const live = verifiedRelease(store.readDocument('live') ?? '', publicKey);
  if (live) return live;
  for (const generation of await store.generations()) {
    const document = verifiedRelease(store.readDocument(generation) ?? '', publicKey);
    if (document) return document;
  }
  return null;
}

/** Every verified generation, newest first. */
export async function listReleases({ store, keys }: Place): Promise<ReleaseDocument[]> {
  const generations = await store.generations();
  return generations.flatMap(
    (generation) => verifiedRelease(store.readDocument(generation) ?? '', keys.publicKey) ?? [],
  );
}

/**
 * Checks the live document's signature and the hash of every file it names.
 * @throws {@link ReleaseError} NOTHING_LIVE or HASH_MISMATCH
 */
export async function verifyLive({ store, keys }: Place): Promise<ReleaseDocument> {
  const live = await readLive(store, keys.publicKey);
  if (!live)
    throw new ReleaseError('NOTHING_LIVE', 'No release has been published, or none verifies.');
  const members = [
    { name: 'shell', ...live.shell },
    ...Object.entries(live.remotes).map(([name, remote]) => ({
      ...remote,
      name: `remote-${name}`,
    })),
  ];
  for (const member of members) requireFiles(store.folderOf(member), member.files);
  return live;
}

interface Change {
  by: string;
  change: (live: ReleaseDocument | null) => Content;
}

async function nextGeneration({ store, keys }: Place, { by, change }: Change) {
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const newest = (await store.generations())[0] ?? 0;
    const live = await readNewest(store, newest, keys.publicKey);
    const content = change(live);
    if (live && isSame(live, content)) return live;
    const release: UnsignedRelease = {
      generation: newest + 1,
      createdAt: new Date().toISOString(),
      by,
      ...content,
    };
    const document = signRelease(release, keys.privateKey);
    const text = `${JSON.stringify(document, null, 2)}\n`;
    if (await store.claimDocument(document.generation, text)) {
      await catchUpLive(store);
      return document;
    }
    await wait(Math.random() * 20);
  }
  throw new ReleaseError('CONTENDED', 'Too many people publish at once. Try again in a moment.');
}

async function readNewest(store: FileStore, newest: number, publicKey: KeyObject) {
  const document = verifiedRelease(store.readDocument(newest) ?? '', publicKey);
  return document ?? readLive(store, publicKey);
}

/** Points live at the newest document; whoever comes last leaves the newest, however many race. */
async function catchUpLive(store: FileStore): Promise<void> {
  for (;;) {
    const newest = (await store.generations())[0] ?? 0;
    const text = store.readDocument(newest);
    if (text) await store.switchLive(text);
    if ((await store.generations())[0] === newest) return;
  }
}

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
