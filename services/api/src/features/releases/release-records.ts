import { createHash } from 'node:crypto';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import type {
  Content,
  ReleaseDocument,
  RemoteRelease,
  ShellRelease,
} from '@camp/release/document/release-document';
import { verifiedRelease } from '@camp/release/document/signature';
import type { Releases } from '#releases.ts';

/** An app as a release has it. */
interface Build {
  version: string;
  /** Address that its files are below. */
  url: string;
  /** Of all its files together; null where the release does not say. */
  bytes: number | null;
}

/** By the name of an app's folder, the shell first. */
export type Builds = ReadonlyMap<string, Build>;

/** What some of the visitors are given instead. */
export interface CanaryRecord {
  percentage: number;
  since: string;
  by: string;
  /** Names of the apps in the canary. */
  tried: readonly string[];
  /** These, and all others as for everybody. */
  builds: Builds;
}

/** What is told of a generation. */
export interface ReleaseRecord {
  generation: number;
  createdAt: string;
  by: string;
  builds: Builds;
  canary: CanaryRecord | null;
}

interface Page {
  before?: number | undefined;
  limit: number;
}

const mostRemembered = 1_000;

/**
 * The generations that we signed. Checking one takes some milliseconds of the processor, so what a
 * text was found to be is remembered by its hash: another text in its place is checked anew.
 */
export class ReleaseRecords {
  private readonly releases: Releases;
  private readonly known = new Map<string, ReleaseRecord | null>();
  private readonly verified = new Map<number, ReleaseRecord>();

  constructor(releases: Releases) {
    this.releases = releases;
  }

  /** What the edge serves: the live document, else the newest one that we signed. */
  async live(): Promise<ReleaseRecord | null> {
    const live = this.recordIn(await this.releases.store.readDocument('live'));
    return live ?? (await this.newest({ limit: 1 }))[0] ?? null;
  }

  /** Newest first; reads no more documents than are asked for. */
  async newest({ before = Infinity, limit }: Page): Promise<ReleaseRecord[]> {
    const { store } = this.releases;
    const records: ReleaseRecord[] = [];
    for (const generation of await store.generations()) {
      if (generation >= before) continue;
      const record = this.recordIn(await store.readDocument(generation));
      if (record?.generation === generation) records.push(record);
      if (records.length === limit) break;
      await letOthersGo();
    }
    return records;
  }

  /** One generation; once found it is not read again, so that this may be asked at any rate. */
  async of(generation: number): Promise<ReleaseRecord | null> {
    const known = this.verified.get(generation);
    if (known) return known;
    const record = this.recordIn(await this.releases.store.readDocument(generation));
    if (record?.generation !== generation) return null;
    if (this.verified.size >= mostRemembered) this.verified.clear();
    this.verified.set(generation, record);
    return record;
  }

  /** Null for a text that is no release or not signed by us. */
  private recordIn(text: string | null): ReleaseRecord | null {
    if (text === null) return null;
    const hash = createHash('sha256').update(text).digest('base64');
    const known = this.known.get(hash);
    if (known !== undefined) return known;
    const document = verifiedRelease(text, this.releases.publicKey);
    const record = document && recordOf(document);
    if (this.known.size >= mostRemembered) this.known.clear();
    this.known.set(hash, record);
    return record;
  }
}

export function recordOf(document: ReleaseDocument): ReleaseRecord {
  const { generation, createdAt, by, canary } = document;
  const tried = canary && {
    percentage: canary.percentage,
    since: canary.since,
    by: canary.by,
    tried: canary.parts,
    builds: buildsOf(canary),
  };
  return { generation, createdAt, by, builds: buildsOf(document), canary: tried ?? null };
}

function buildsOf({ shell, remotes }: Content): Builds {
  const builds = new Map([['shell', buildOf(shell)]]);
  for (const [name, remote] of Object.entries(remotes))
    builds.set(`remote-${name}`, buildOf(remote));
  return builds;
}

function buildOf({ version, url, sizes }: ShellRelease | RemoteRelease): Build {
  const bytes = sizes && Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return { version, url, bytes: bytes ?? null };
}
