import { QueryTypes, type Sequelize } from 'sequelize';
import type { StoredEntry } from '#secrets/audit-proof.ts';
import { entryColumns, type EntryRow, readEntry, storedTime } from '#audit/stored-entry.ts';
import type { Place } from './audit-place.ts';
import { type AuditFilter, type Condition, type Way, waysFor } from './audit-ways.ts';

interface Window {
  way: Way;
  filter: AuditFilter;
  /** Only what is older than this place. */
  before: Place | null;
  size: number;
}

/**
 * Reads the newest entries before a place along one way, as many as the window is large. What the way does
 * not know of the filter is left to the caller: so a page costs as much as its window is large,
 * however long the log and however rare what is looked for.
 */
export async function readWindow(db: Sequelize, window: Window): Promise<StoredEntry[]> {
  const { sql, replacements } = placesIn(db, window);
  const rows = await db.query<EntryRow>(
    `SELECT ${entryColumns} FROM (${sql}) AS found JOIN audit_log AS entry ON entry.id = found.id
     ORDER BY found.created_at DESC, found.id DESC`,
    { type: QueryTypes.SELECT, replacements },
  );
  return rows.map(readEntry);
}

/** Of several ways, the one with the fewest entries to look at: an office's address may have most of the log. */
export async function narrowestWay(
  db: Sequelize,
  { filter, before, size }: Omit<Window, 'way'>,
): Promise<Way> {
  const [first, ...others] = waysFor(filter);
  if (others.length === 0) return first;
  const counted = await Promise.all(
    [first, ...others].map(async (way) => {
      const { sql, replacements } = placesIn(db, { way, filter, before, size });
      const rows = await db.query<{ entries: number }>(
        `SELECT COUNT(*) AS entries FROM (${sql}) AS found`,
        { type: QueryTypes.SELECT, replacements },
      );
      return { way, entries: rows[0]?.entries ?? 0 };
    }),
  );
  return counted.reduce((best, other) => (other.entries < best.entries ? other : best)).way;
}

/** Time and id of what a window shows, from the index alone. */
function placesIn(db: Sequelize, { way, filter, before, size }: Window) {
  const period = periodOf(db, filter, before);
  const branches = way.ranges.map((range) => [...range, ...period]);
  const merged = branches
    .map((conditions, at) => `SELECT * FROM (${rangeOf(db, way.index, conditions)}) AS range${at}`)
    .join(' UNION ALL ');
  const values = branches.flatMap((conditions) => [...valuesOf(conditions), size]);
  return {
    sql: `SELECT * FROM (${merged}) AS merged ORDER BY created_at DESC, id DESC LIMIT ?`,
    replacements: [...values, size],
  };
}

/** Newest first, straight from the index: left alone, MariaDB reads and sorts all that fits. */
function rangeOf(db: Sequelize, index: string, conditions: Condition[]): string {
  const hint = db.getDialect() === 'sqlite' ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;
  const where = conditions.map(([sql]) => sql).join(' AND ') || '1 = 1';
  return `SELECT created_at, id FROM audit_log ${hint} WHERE ${where}
    ORDER BY created_at DESC, id DESC LIMIT ?`;
}

const valuesOf = (conditions: Condition[]) => conditions.flatMap(([, ...values]) => values);

function periodOf(db: Sequelize, { from, to }: AuditFilter, before: Place | null): Condition[] {
  const stored = (time: string) => storedTime(new Date(time), db);
  const period: Condition[] = [];
  if (from) period.push(['created_at >= ?', stored(from)]);
  if (to) period.push(['created_at < ?', stored(to)]);
  if (before) {
    const time = stored(before.created_at);
    period.push(['created_at <= ?', time], ['(created_at < ? OR id < ?)', time, before.id]);
  }
  return period;
}
