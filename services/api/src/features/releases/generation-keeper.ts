import type { ReleaseProblem } from '@camp/contracts/staff/diagnostics';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { unansweredCalls } from '@camp/release/gate/surface';
import { endpointShapes } from '@camp/release/surface/endpoint-shapes';
import { contentHash, verifiedRelease } from '@camp/release/document/signature';
import { signTimestamp, timestampRenewedMs } from '@camp/release/document/timestamp';
import { TimestampWatch } from '@camp/release/maintain/timestamp-watch';
import { liveDocument, readLive } from '@camp/release/store/verified-documents';
import { UniqueConstraintError } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { RepeatedWork } from '#background/repeated-work.ts';
import type { AppContext } from '#context.ts';
import { routedCalls } from '#http/route.ts';
import { RecordedGeneration } from '#models/recorded-generation.ts';
import type { Releases } from '#releases.ts';

/**
 * Puts each signed generation on record with its hash, in the audit chain, and says when what is live is
 * older than what was on record, or a document is not what it was
 * (docs/decisions/releases.md#0118). While all is well it vouches for what is live, for edges
 * (docs/decisions/releases.md#0131).
 */
export class GenerationKeeper extends RepeatedWork {
  readonly name = 'release-records';
  protected override readonly beginsAtOnce = true;
  private readonly context: AppContext;
  /** Generations that this process has compared with the record. */
  private readonly compared = new Set<number>();
  private altered = false;
  private wasReplayed = false;
  /** The generation that this process last vouched for, and when. */
  private vouched = { generation: 0, at: 0 };
  /** True if the API answers all that the apps of a generation call. */
  private called = { generation: 0, isAnswered: true };
  private watch: TimestampWatch | undefined;

  constructor(context: AppContext) {
    super(context.env.RELEASE_BUDGET_MS);
    this.context = context;
  }

  protected explain(error: unknown): void {
    this.context.log.warn({ err: error }, 'releases were not put on record');
  }

  protected async work(): Promise<void> {
    const { releases } = this.context;
    if (!releases) return;
    /* First of all: whether the store answers or not, an edge that starts wants to know. */
    await this.noteNewest();
    const generations = await releases.store.generations();
    for (const generation of generations.toReversed()) {
      if (this.isStopped) return;
      if (!this.compared.has(generation)) await this.compare(releases, generation);
    }
    const newest = await this.noteNewest();
    const live = await readLive(releases.store, releases.keys);
    const problem = this.altered ? 'altered' : await this.problemOfLive(releases, { live, newest });
    /* A store that was tampered with is not vouched for. */
    if (!problem && live) await this.tryToVouch(releases, live.generation);
    const found = problem ?? (await this.timestampProblem(releases, live));
    this.note(found ?? (await this.unanswered(releases, live)));
  }

  /** Logs if it fails: a store that cannot be written must not hide what is wrong in it. */
  private async tryToVouch(releases: Releases, generation: number): Promise<void> {
    try {
      await this.vouch(releases, generation);
    } catch (error) {
      this.context.log.warn({ err: error }, 'the timestamp of releases was not renewed');
    }
  }

  /** Says in the store that what is live is the newest, again before that expires. */
  private async vouch({ store, privateKey }: Releases, generation: number): Promise<void> {
    const isDue = Date.now() >= this.vouched.at + timestampRenewedMs;
    if (!privateKey || (generation === this.vouched.generation && !isDue)) return;
    const recorded = await RecordedGeneration.findByPk(generation);
    if (!recorded) return;
    const { hash } = recorded;
    await store.keepTimestamp(signTimestamp({ generation, hash }, privateKey));
    this.vouched = { generation, at: Date.now() };
  }

  private async timestampProblem(
    { store, keys }: Releases,
    live: ReleaseDocument | null,
  ): Promise<ReleaseProblem | null> {
    this.watch ??= new TimestampWatch({ store, keys });
    const seen = await this.watch.look(async () => live);
    /* Another process may have vouched for what was published since. */
    const isNewer = seen === 'withheld';
    const found = isNewer ? await this.watch.look(() => readLive(store, keys)) : seen;
    return found === 'missing' ? null : found;
  }

  /**
   * Returns a problem if live apps make calls that are not answered, as when an older API was started under
   * newer apps (docs/decisions/releases.md#0310).
   */
  private async unanswered(
    { store }: Releases,
    live: ReleaseDocument | null,
  ): Promise<ReleaseProblem | null> {
    if (live && live.generation !== this.called.generation) {
      const endpoints = endpointShapes(routedCalls().map(({ endpoint }) => endpoint));
      const calls = await unansweredCalls(store, live, { endpoints });
      this.called = { generation: live.generation, isAnswered: calls.length === 0 };
      if (calls.length > 0) this.context.log.error({ calls }, 'live apps call what is not there');
    }
    return this.called.isAnswered ? null : 'unanswered';
  }

  /** Puts a generation on record, or compares it with what is there. */
  private async compare({ store, keys }: Releases, generation: number): Promise<void> {
    const text = (await store.readDocument(generation)) ?? '';
    const document = verifiedRelease(text, keys);
    if (document?.generation !== generation) return;
    const hash = contentHash(text);
    const recorded = await RecordedGeneration.findByPk(generation);
    if (!recorded) await this.record({ generation, hash, by: document.by });
    else if (recorded.hash !== hash) await this.tellAltered({ generation, hash });
    this.compared.add(generation);
  }

  private async record({ by, ...seen }: { generation: number; hash: string; by: string }) {
    const event = { action: 'release.published', details: { ...seen, by }, request: null } as const;
    try {
      await this.context.db.transaction(async (transaction) => {
        await RecordedGeneration.create(seen, { transaction });
        await writeAudit(event, transaction);
      });
    } catch (error) {
      /* Another process was first. */
      if (!(error instanceof UniqueConstraintError)) throw error;
    }
  }

  private async tellAltered(details: { generation: number; hash: string }): Promise<void> {
    const { db, log } = this.context;
    this.altered = true;
    log.error(details, 'a release on record has another content');
    const event = { action: 'release.altered', details, request: null } as const;
    await db.transaction((transaction) => writeAudit(event, transaction));
  }

  private async problemOfLive(
    { store, keys }: Releases,
    { live, newest }: { live: ReleaseDocument | null; newest: number },
  ): Promise<ReleaseProblem | null> {
    if (!live) return newest > 0 ? 'went-back' : null;
    if (live.generation < newest) return 'went-back';
    /* Between a claim and its switch it is older for a moment. */
    const told = (await liveDocument(store, keys))?.generation ?? 0;
    const isReplayed = told < live.generation;
    const isLasting = isReplayed && this.wasReplayed;
    this.wasReplayed = isReplayed;
    return isLasting ? 'replayed' : null;
  }

  private async noteNewest(): Promise<number> {
    const newest = (await RecordedGeneration.max<number, RecordedGeneration>('generation')) ?? 0;
    return (this.context.releaseFindings.newest = newest);
  }

  private note(problem: ReleaseProblem | null): void {
    const { context } = this;
    if (problem && problem !== context.releaseFindings.problem)
      context.log.error({ problem }, 'what is live is not as it should be');
    context.releaseFindings.problem = problem;
  }
}
