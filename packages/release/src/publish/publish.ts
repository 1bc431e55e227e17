import { setTimeout as wait } from 'node:timers/promises';
import { type Candidate, readCandidate } from '#document/candidate.ts';
import {
  type ReleaseContent,
  composed,
  contentOf,
  isSame,
  type Publication,
} from '#document/content.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { type Inspected, inspect } from '#gate/inspect.ts';
import { type Allowance, refusalsOf, requireNone } from '#gate/gate.ts';
import type { SigningKeys } from '#document/signing-keys.ts';
import { prerendered } from './prerender.ts';
import { ReleaseError } from '#release-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { signRelease, type UnsignedRelease } from '#document/signature.ts';
import {
  currentDocument,
  documentOf,
  liveDocument,
  verifiedDocuments,
} from '#store/verified-documents.ts';
import { requirePublishedFiles } from '#maintain/verify.ts';

export interface Place {
  store: ReleaseStore;
  keys: SigningKeys;
  /** Address that published files are served under, ending in a slash. */
  filesUrl: string;
}

const maximumTries = 200;

export interface Publishing {
  /** Folders of built apps. */
  folders: string[];
  by: string;
  /** Gives them to this share of visitors only, in percent, beside what is live. */
  canary?: number | undefined;
  /** Address that these files are served under, ending in a slash; the place's own unless given. */
  filesUrl?: string | undefined;
  /** Has them compared with what is live, before anything is uploaded and again at the switch. */
  gate?: Gate | undefined;
}

interface Gate {
  /** What is let through though it would be refused. */
  allow: readonly Allowance[];
}

/**
 * Publishes built apps as one generation, in two phases: every file first, verified, then the
 * document by compare-and-swap. Publishing what is already live makes no new generation.
 * @throws {@link ReleaseError}; REFUSED with every reason of the gate.
 */
export async function publish(place: Place, publishing: Publishing) {
  const { candidates, refusals, publication } = await prepared(place, publishing);
  const refused = (live: ReleaseDocument | null) => requireNone(refusals(live));
  refused(await currentDocument(place.store, place.keys.publicKey));
  for (const candidate of candidates) await place.store.upload(candidate);
  return nextGeneration(place, {
    by: publishing.by,
    change(live) {
      refused(live);
      return composed(live, publication);
    },
  });
}

/** What the gate says of built apps, and what would be live with them; nothing is uploaded. */
export async function check(place: Place, publishing: Publishing) {
  const { refusals, publication } = await prepared(place, publishing);
  const live = await currentDocument(place.store, place.keys.publicKey);
  return { refusals: refusals(live), live, next: composed(live, publication) };
}

async function prepared(place: Place, publishing: Publishing) {
  const { folders, by, canary, gate, filesUrl = place.filesUrl } = publishing;
  const candidates = folders.map(readCandidate);
  const publication: Publication = { candidates, filesUrl, by, canary };
  const facts = gate ? await factsOf(place.store, candidates) : [];
  const refusals = (live: ReleaseDocument | null) =>
    gate ? refusalsOf({ candidates: facts, live, next: composed(live, publication), ...gate }) : [];
  return { candidates, publication, refusals };
}

function factsOf(store: ReleaseStore, candidates: readonly Candidate[]): Promise<Inspected[]> {
  return Promise.all(
    candidates.map(async (candidate) => inspect(candidate, await store.publishedFiles(candidate))),
  );
}

/** Who changes what is live, and what they saw live. */
interface ChangeRequest {
  by: string;
  /** Nothing is done unless this generation is live, however many people act at once. */
  expected?: number | undefined;
}

/**
 * Makes the content of an earlier generation live again, as a new generation; a canary ends with it.
 * @throws {@link ReleaseError} NO_SUCH_GENERATION, HASH_MISMATCH when its files are not whole, or
 * GENERATION_MOVED.
 */
export async function rollback(place: Place, request: ChangeRequest & { generation: number }) {
  const { generation, by, expected } = request;
  await requireExpected(place, expected);
  const earlier = await documentOf(place.store, generation, place.keys.publicKey);
  if (!earlier) {
    throw new ReleaseError('NO_SUCH_GENERATION', `There is no verified generation ${generation}.`);
  }
  await requirePublishedFiles(place.store, earlier);
  return nextGeneration(place, { by, expected, change: () => contentOf(earlier) });
}

/**
 * Gives everybody the canary, or another share of visitors when a percentage is named.
 * @throws {@link ReleaseError} NO_CANARY or GENERATION_MOVED
 */
export function promote(
  place: Place,
  { percentage, ...request }: ChangeRequest & { percentage?: number },
) {
  return nextGeneration(place, {
    ...request,
    change(live) {
      const { stable, canary } = requireCanary(live);
      return percentage === undefined
        ? contentOf(canary)
        : { ...stable, canary: { ...canary, percentage } };
    },
  });
}

/**
 * Ends the canary: everybody gets the stable content again.
 * @throws {@link ReleaseError} NO_CANARY or GENERATION_MOVED
 */
export function endCanary(place: Place, request: ChangeRequest) {
  return nextGeneration(place, {
    ...request,
    change: (live) => requireCanary(live).stable,
  });
}

/** Every verified generation, newest first. */
export function listReleases({ store, keys }: Place): Promise<ReleaseDocument[]> {
  return verifiedDocuments(store, keys.publicKey);
}

function requireCanary(live: ReleaseDocument | null) {
  if (!live?.canary) throw new ReleaseError('NO_CANARY', 'There is no canary.');
  return { stable: contentOf(live), canary: live.canary };
}

interface Change extends ChangeRequest {
  change: (live: ReleaseDocument | null) => ReleaseContent;
}

async function nextGeneration(place: Place, change: Change): Promise<ReleaseDocument> {
  const { store, keys } = place;
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const claimed = (await store.generations())[0] ?? 0;
    const current = await requireExpected(place, change.expected);
    const content = change.change(current);
    if (current && isSame(current, content)) return switched(place, current);
    const release: UnsignedRelease = {
      generation: Math.max(claimed, current?.generation ?? 0) + 1,
      createdAt: new Date().toISOString(),
      by: change.by,
      ...(await prerendered(store, content)),
      ...(content.canary && {
        canary: { ...content.canary, ...(await prerendered(store, content.canary)) },
      }),
    };
    const document = signRelease(release, keys.privateKey);
    if (await store.claimDocument(document.generation, textOf(document))) {
      return switched(place, document);
    }
    await wait(Math.random() * 20 * 2 ** Math.min(tries, 4));
  }
  throw new ReleaseError('CONTENDED', 'Too many people publish at once. Try again in a moment.');
}

/** What the next generation builds on. @throws {@link ReleaseError} GENERATION_MOVED */
async function requireExpected({ store, keys }: Place, expected: number | undefined) {
  const current = await currentDocument(store, keys.publicKey);
  if (expected === undefined || current?.generation === expected) return current;
  throw new ReleaseError('GENERATION_MOVED', `Generation ${expected} is live no more.`);
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
