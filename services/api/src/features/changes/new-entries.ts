import { Op } from 'sequelize';
import { AuditEntry } from '#models/audit-entry.ts';

/** An entry may appear this long after its id was given, and this many ids later. */
const lateMs = 60_000;
const maxLate = 1_000;

type Entry = Pick<AuditEntry, 'id' | 'action' | 'actorUserId' | 'targetUserId'>;

/**
 * Reads from the audit log what has come since the last time, each entry once. An id is given when an entry is
 * inserted, and the entry shows up when its transaction commits, so that a lower one may appear after a higher one:
 * ids that were left out are asked for by themselves, for a minute.
 */
export class NewEntries {
  private newest: number | null = null;
  /** Time when an id was first left out, by the clock of `Date.now()`. */
  private readonly leftOut = new Map<number, number>();

  /** Makes the next read a first one, which finds nothing new. */
  forget(): void {
    this.newest = null;
  }

  async read(): Promise<Entry[]> {
    const { newest } = this;
    if (newest === null) return this.begin();
    const found = await entriesWhere([{ [Op.gte]: newest }, { [Op.in]: [...this.leftOut.keys()] }]);
    /* A log that has lost its newest entry is an older one, restored. */
    if (newest > 0 && !found.some(({ id }) => id === newest)) return this.begin();
    const entries = found.filter(({ id }) => id !== newest);
    this.note(entries);
    return entries;
  }

  private async begin(): Promise<Entry[]> {
    const last = (await AuditEntry.max<number | null, AuditEntry>('id')) ?? 0;
    this.leftOut.clear();
    this.newest = Math.max(0, last - maxLate);
    this.note(await entriesWhere([{ [Op.gt]: this.newest }]));
    return [];
  }

  private note(entries: readonly Entry[]): void {
    const ids = new Set(entries.map(({ id }) => id));
    const before = this.newest ?? 0;
    const newest = Math.max(before, ...ids);
    const oldest = newest - maxLate;
    const now = Date.now();
    for (let id = Math.max(before, oldest) + 1; id < newest; id += 1) this.leftOut.set(id, now);
    for (const [id, since] of this.leftOut) {
      if (ids.has(id) || id <= oldest || since < now - lateMs) this.leftOut.delete(id);
    }
    this.newest = newest;
  }
}

const entriesWhere = (any: object[]): Promise<Entry[]> =>
  AuditEntry.findAll({
    attributes: ['id', 'action', 'actorUserId', 'targetUserId'],
    where: { id: { [Op.or]: any } },
    raw: true,
  });
