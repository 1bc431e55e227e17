import { createHash } from 'node:crypto';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import type { ReleaseDocument } from '@camp/release/document';
import { verifiedRelease } from '@camp/release/signature';
import type { Releases } from '#releases.ts';

/** What is told of a generation. */
export interface ReleaseRecord {
  generation: number;
  createdAt: string;
  by: string;
  /** Version by the name of a member's folder, the shell first. */
  versions: ReadonlyMap<string, string>;
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

function recordOf({ generation, createdAt, by, shell, remotes }: ReleaseDocument): ReleaseRecord {
  const versions = new Map([['shell', shell.version]]);
  for (const [name, { version }] of Object.entries(remotes)) {
    versions.set(`remote-${name}`, version);
  }
  return { generation, createdAt, by, versions };
}
