import type { Change } from '@camp/contracts/site/changes';
import { rankOf, type Role } from '@camp/contracts/site/roles';
import { col, Op, where } from 'sequelize';
import { RepeatedWork } from '#background/repeated-work.ts';
import type { AppContext } from '#context.ts';
import type { CurrentAlerts } from '#features/feeds/current-alerts.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import { revisionText } from '#features/places/place-revision.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { User } from '#models/user.ts';
import { personTopic } from '#secrets/person-topic.ts';
import type { Doorbell } from './doorbell.ts';
import { NewEntries } from './new-entries.ts';
import { actsOnJobs, actsOnPeople, isToldAtOnce } from './telling-acts.ts';

/** Interval at which the database is checked when no one rang, in milliseconds: an operator's import does not ring. */
const pollIntervalMs = 1_000;

/** An edge that follows. */
export interface Follower {
  tell: (change: Change) => void;
  end: () => void;
}

interface Options extends Pick<AppContext, 'env' | 'log'> {
  doorbell: Doorbell;
  places: Pick<LiveIndex, 'lookSoon'>;
  alerts: Pick<CurrentAlerts, 'lookSoon'>;
}

/**
 * Reports to edges what changes, as the database has it, once someone has rung on any node, and at the latest
 * after a second (docs/decisions/api.md#0304). Everything done is in the audit log, so nothing
 * needs to be reported twice. While no edge follows it does nothing.
 */
export class ChangeWatch extends RepeatedWork {
  readonly name = 'change-watch';
  private readonly options: Options;
  private readonly followers = new Set<Follower>();
  private revision = '';
  private readonly entries = new NewEntries();

  constructor(options: Options) {
    super(pollIntervalMs);
    this.options = options;
    const { doorbell } = options;
    doorbell.onRing((news) => (news === 'releases' ? void this.tellOfReleases() : this.lookSoon()));
    AuditEntry.addHook('afterCreate', (entry, { transaction }) => {
      if (!isToldAtOnce((entry as AuditEntry).action)) return;
      if (transaction) transaction.afterCommit(() => doorbell.ring());
      else doorbell.ring();
    });
  }

  /** Follows from now on until the returned function is called. */
  follow(follower: Follower): () => void {
    if (this.isStopped) follower.end();
    else this.followers.add(follower);
    this.workSoon();
    return () => void this.followers.delete(follower);
  }

  override async stop(): Promise<void> {
    const stopped = super.stop();
    this.endAll();
    await stopped;
  }

  protected async work(): Promise<void> {
    if (this.followers.size === 0) {
      this.entries.forget();
      return;
    }
    const revision = await revisionText();
    if (revision !== this.revision) this.forgetIndexes();
    this.revision = revision;
    const people = await this.topicsSince();
    for (const follower of this.followers) follower.tell({ revision, people });
  }

  protected explain(error: unknown): void {
    this.options.log.warn({ reason: (error as Error).message }, 'edges are told of no change');
    /* What was read may be lost; an edge that follows again tells its pages to ask. */
    this.endAll();
  }

  private endAll(): void {
    for (const follower of this.followers) follower.end();
  }

  private lookSoon(): void {
    this.forgetIndexes();
    if (this.followers.size > 0 && !this.isStopped) this.workSoon();
  }

  private forgetIndexes(): void {
    this.options.places.lookSoon();
    this.options.alerts.lookSoon();
  }

  /** Returns topics of the people in entries since the last look, and of all staff if an entry is about a job. */
  private async topicsSince(): Promise<string[]> {
    const entries = await this.entries.read();
    const people = entries
      .filter(({ action }) => actsOnPeople.includes(action))
      .map(({ actorUserId, targetUserId }) => targetUserId ?? actorUserId ?? 0);
    const hasJob = entries.some(({ action }) => actsOnJobs.includes(action));
    const ids = new Set(hasJob ? [...people, ...(await staffIds('mod'))] : people);
    return this.topicsOf(ids);
  }

  private topicsOf(ids: Iterable<number>): string[] {
    return [...ids].map((id) => personTopic(id, this.options.env.SECRETS_KEY));
  }

  /** A page that misses this asks by itself a little later. */
  private async tellOfReleases(): Promise<void> {
    if (this.followers.size === 0 || this.revision === '') return;
    const releases = await staffIds('admin_jr').catch(() => []);
    const change = { revision: this.revision, people: [], releases: this.topicsOf(releases) };
    for (const follower of this.followers) follower.tell(change);
  }
}

async function staffIds(from: Role): Promise<number[]> {
  const isStaff = where(col('role_rank'), Op.gte, rankOf(from));
  const staff = await User.findAll({ attributes: ['id'], where: isStaff, raw: true });
  return staff.map(({ id }) => id);
}
