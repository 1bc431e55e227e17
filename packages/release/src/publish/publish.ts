import { type Origin, signedProvenance } from '#document/attestation.ts';
import { type Candidate, readCandidate } from '#document/candidate.ts';
import { composed, type Publication } from '#document/composed.ts';
import type { ReleaseDocument, Source } from '#document/release-document.ts';
import { type Inspection, inspect } from '#gate/inspect.ts';
import { type Allowance, refusalsOf, requireNone } from '#gate/gate.ts';
import { type ComparedApi, surfacesOf } from '#gate/surface.ts';
import type { TrustedStore } from '#maintain/verify.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { keepRefused } from '#store/refused-publishes.ts';
import { baseOf } from '#store/verified-documents.ts';
import { nextGeneration, type Publisher } from './next-generation.ts';
import { notStarted, type SmokeStart } from './smoke-starts.ts';

/** A publisher that cannot sign: it has enough to say what publishing would do. */
export type ReleaseReader = TrustedStore & Pick<Publisher, 'filesUrl'>;

export interface Publishing {
  /** Folders of built apps. */
  folders: string[];
  by: string;
  /** The sources that they were built from, by app. */
  sources?: Readonly<Record<string, Source>> | undefined;
  /** Facts about how they were built, by app; kept next to them, signed. */
  origins?: Readonly<Record<string, Origin>> | undefined;
  /** Publishes to this share of visitors only, in percent, as a canary. */
  canary?: number | undefined;
  /** True for a release that closes a hole: whatever visitors report, it is never rolled back automatically. */
  isKept?: boolean | undefined;
  /** Address that these files are served under, ending in a slash. The publisher's by default. */
  filesUrl?: string | undefined;
  /** Compares the builds with what is live, before anything is uploaded and again at the switch. */
  gate?: Gate | undefined;
  /** Called between rendering and the switch. If it is absent, the document says that no browser opened the pages. */
  smokeStart?: SmokeStart | undefined;
}

interface Gate {
  /** Names of what is let through although the gate would refuse it. */
  allow: readonly Allowance[];
  /** The live API; left out if there is none yet. */
  api?: ComparedApi | undefined;
}

/**
 * Publishes built apps as one generation, in two phases: every file first, verified, then the
 * document by compare-and-swap. Publishing what is already live makes no new generation. A refusal is kept.
 * @throws {@link ReleaseError}; REFUSED with every reason of the gate.
 */
export async function publish(publisher: Publisher, publishing: Publishing) {
  const ready = await prepared(publisher, publishing);
  try {
    return await publishPrepared(publisher, publishing, ready);
  } catch (error) {
    const attempt = { ...publishing, candidates: ready.candidates };
    /* The publisher has to hear of this error, not of one of the record. */
    await keepRefused(publisher.store.storage, attempt, error).catch(() => undefined);
    throw error;
  }
}

async function publishPrepared(
  publisher: Publisher,
  publishing: Publishing,
  { candidates, refusals, publication }: Awaited<ReturnType<typeof prepared>>,
) {
  const { by, isKept, smokeStart = notStarted } = publishing;
  const refused = async (live: ReleaseDocument | null) => requireNone(await refusals(live));
  await refused(await baseOf(publisher.store, publisher.keys));
  for (const candidate of candidates) {
    await publisher.store.upload(candidate);
    await publisher.store.keepMaps(candidate);
    await attest(publisher, candidate, publishing);
  }
  return nextGeneration(publisher, {
    by,
    smokeStart,
    isKept,
    candidates: candidates.map(({ name }) => name),
    async change(live) {
      await refused(live);
      return composed(live, publication);
    },
  });
}

/** Keeps the record of how a build was made, if that is known. */
async function attest(
  { store, keys }: Publisher,
  candidate: Candidate,
  { origins, sources }: Publishing,
): Promise<void> {
  const origin = origins?.[candidate.name];
  if (!origin) return;
  const build = { ...candidate, source: sources?.[candidate.name] };
  const provenance = signedProvenance(build, origin, keys.privateKey);
  await store.attest(candidate, { sbom: origin.sbom, provenance });
}

/** Returns the gate's refusals of built apps, and what would be live with them. Uploads nothing. */
export async function check(reader: ReleaseReader, publishing: Publishing) {
  const { refusals, publication } = await prepared(reader, publishing);
  const live = await baseOf(reader.store, reader.keys);
  return { refusals: await refusals(live), live, next: composed(live, publication) };
}

async function prepared(reader: ReleaseReader, publishing: Publishing) {
  const { folders, by, canary, gate, sources, filesUrl = reader.filesUrl } = publishing;
  const candidates = folders.map(readCandidate);
  const publication: Publication = { candidates, filesUrl, by, canary, sources };
  const facts = gate ? await factsOf(reader.store, candidates) : [];
  const refusals = async (live: ReleaseDocument | null) => {
    if (!gate) return [];
    const next = composed(live, publication);
    const surfaces = await surfacesOf(reader.store, candidates, [live, next]);
    return refusalsOf({ candidates: facts, live, next, surfaces, ...gate });
  };
  return { candidates, publication, refusals };
}

function factsOf(store: ReleaseStore, candidates: readonly Candidate[]): Promise<Inspection[]> {
  return Promise.all(
    candidates.map(async (candidate) => inspect(candidate, await store.publishedFiles(candidate))),
  );
}
