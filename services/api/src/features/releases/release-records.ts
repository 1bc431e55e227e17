import { createHash } from 'node:crypto';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import { movedBases } from '@camp/release/document/canaries';
import { channelsOf } from '@camp/release/document/channels';
import { appsOf, shortCommitOf } from '@camp/release/document/content';
import type {
  ReleaseDocument,
  RemoteRelease,
  SetValue,
  ShellRelease,
  Smoke,
} from '@camp/release/document/release-document';
import { verifiedRelease } from '@camp/release/document/signature';
import type { Releases } from '#releases.ts';

/** An app as a release has it. */
interface Build {
  version: string;
  /** The address below which its files are. */
  url: string;
  /** The size of all its files together; null where the release does not say. */
  bytes: number | null;
  /** First letters of its commit; absent where its sources were not those of one. */
  commit?: string | undefined;
}

/** By the name of an app's folder, the shell first. */
export type Builds = ReadonlyMap<string, Build>;

/** Builds that some visitors get instead. */
export interface CanaryRecord {
  /** Its apps, joined by `+`. */
  name: string;
  percentage: number;
  since: string;
  by: string;
  apps: readonly string[];
  builds: Builds;
  /** Its apps of which something else went live since it began. */
  outdated: readonly string[];
}

/** A generation as the API knows it. */
export interface ReleaseRecord {
  generation: number;
  createdAt: string;
  by: string;
  /** Null where nothing was published. */
  smoke: Smoke | null;
  /** True if it is never taken back by itself. */
  isKept: boolean;
  /** Set while no browser may have a service worker. */
  offline: 'off' | undefined;
  /** Values that staff set without a build. */
  settings: readonly SetValue[];
  builds: Builds;
  canaries: readonly CanaryRecord[];
  /** Builds that visitors of each channel get, by its name. */
  channels: ReadonlyMap<string, Builds>;
}

interface Page {
  before?: number | undefined;
  limit: number;
}

const maxRemembered = 1_000;
/** Most generations among which a build is looked for, as by the edge. */
const maxSearched = 100;
/** More numbers can be missing than are there, and each takes little room. */
const maxAbsent = 10_000;
/** Number of generations after the newest known one that are read without checking which there are. */
const soonAfter = 5;
/** Time until a missing generation is looked for again, in milliseconds. */
const lookAgainAfterMs = 1_000;

/**
 * The generations that we signed. Checking a signature takes the processor some milliseconds, so
 * the result is remembered by the hash of the text. Another text in its place is checked again.
 */
export class ReleaseRecords {
  private readonly releases: Releases;
  private readonly known = new Map<string, ReleaseRecord | null>();
  private readonly verified = new Map<number, ReleaseRecord>();
  /** Generations that were looked for in vain: the time, and the newest one that was known then. */
  private readonly absent = new Map<number, { at: number; newest: number }>();
  private newestKnown = 0;
  /** The last look at which generations there are. */
  private listing = { at: 0, done: Promise.resolve() };

  constructor(releases: Releases) {
    this.releases = releases;
  }

  /** Returns what the edge serves: the live document, else the newest one that we signed. */
  async live(): Promise<ReleaseRecord | null> {
    const live = this.recordIn(await this.releases.store.readDocument('live'));
    return live ?? (await this.newest({ limit: 1 }))[0] ?? null;
  }

  /** Newest first; reads no more documents than are asked for. */
  async newest({ before = Infinity, limit }: Page): Promise<ReleaseRecord[]> {
    const { store } = this.releases;
    const records: ReleaseRecord[] = [];
    const generations = await store.generations();
    this.noteNewest(generations[0]);
    for (const generation of generations) {
      if (generation >= before) continue;
      const record = this.recordIn(await store.readDocument(generation));
      if (record?.generation === generation) records.push(record);
      if (records.length === limit) break;
      await letOthersGo();
    }
    return records;
  }

  /**
   * Returns one generation. Once found, it is not read again, and one that is not there is rarely looked for, so
   * this may be called often and with any number.
   */
  async of(generation: number): Promise<ReleaseRecord | null> {
    const known = this.verified.get(generation);
    if (known) return known;
    if (await this.isAbsent(generation)) return null;
    const record = this.recordIn(await this.releases.store.readDocument(generation));
    if (record?.generation !== generation) {
      if (this.absent.size >= maxAbsent) this.absent.clear();
      this.absent.set(generation, { at: Date.now(), newest: this.newestKnown });
      return null;
    }
    if (this.verified.size >= maxRemembered) this.verified.clear();
    this.verified.set(generation, record);
    this.noteNewest(generation);
    return record;
  }

  /** True if a build of an app was part of one of the newest generations, for everyone or in a canary. */
  async has(app: string, version: string): Promise<boolean> {
    const has = ({ channels }: ReleaseRecord) =>
      [...channels.values()].some((builds) => builds.get(app)?.version === version);
    const live = await this.live();
    if (live && has(live)) return true;
    return (await this.newest({ limit: maxSearched })).some(has);
  }

  /** True if a generation is known not to be there. Numbers only grow, so one that a newer one passed never comes. */
  private async isAbsent(generation: number): Promise<boolean> {
    const looked = this.absent.get(generation);
    if (looked) {
      if (generation <= this.newestKnown) return generation <= looked.newest;
      return Date.now() - looked.at < lookAgainAfterMs;
    }
    if (generation <= this.newestKnown + soonAfter) return false;
    if (Date.now() - this.listing.at >= lookAgainAfterMs) {
      this.listing = { at: Date.now(), done: this.list() };
    }
    await this.listing.done;
    return generation > this.newestKnown;
  }

  private async list(): Promise<void> {
    this.noteNewest((await this.releases.store.generations())[0]);
  }

  private noteNewest(generation = 0): void {
    this.newestKnown = Math.max(this.newestKnown, generation);
  }

  /** Null for a text that is not a release or not signed by us. */
  private recordIn(text: string | null): ReleaseRecord | null {
    if (text === null) return null;
    const hash = createHash('sha256').update(text).digest('base64');
    const known = this.known.get(hash);
    if (known !== undefined) return known;
    const document = verifiedRelease(text, this.releases.keys);
    const record = document && recordOf(document);
    if (this.known.size >= maxRemembered) this.known.clear();
    this.known.set(hash, record);
    return record;
  }
}

export function recordOf(document: ReleaseDocument): ReleaseRecord {
  const {
    generation,
    createdAt,
    by,
    smoke = null,
    kept = false,
    offline,
    settings = [],
    canaries = [],
  } = document;
  const channels = channelsOf(document).map(
    ({ name, content }) => [name, buildsOf(content)] as const,
  );
  return {
    generation,
    createdAt,
    by,
    smoke,
    isKept: kept,
    offline,
    settings,
    builds: buildsOf(document),
    canaries: canaries.map((canary) => ({
      ...canary,
      builds: buildsOf(canary),
      outdated: movedBases(document, canary).map(({ app }) => app),
    })),
    channels: new Map(channels),
  };
}

const buildsOf = (builds: Parameters<typeof appsOf>[0]): Builds =>
  new Map(appsOf(builds).map(({ name, release }) => [name, buildOf(release)]));

function buildOf({ version, url, sizes, source }: ShellRelease | RemoteRelease): Build {
  const bytes = sizes && Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return { version, url, bytes: bytes ?? null, commit: shortCommitOf(source) };
}
