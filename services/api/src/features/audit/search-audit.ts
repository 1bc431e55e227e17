import { type AuditEntry, type auditExportQuery, searchedText } from '@camp/contracts/staff/audit';
import type { Sequelize } from 'sequelize';
import type * as z from 'zod/mini';
import { entryColumns, type EntryRow, readEntry } from '#audit/stored-entry.ts';
import { isSqlite, joined, named, read, sql, type Sql } from '#db/sql.ts';
import type { StoredEntry } from '#secrets/audit-proof.ts';
import { withUsernames } from './audit.presenter.ts';
import { idOfPerson } from './people-in-log.ts';

/*
 * Searches the audit log, newest first. The cost of a page is the stretch of the log that it reads,
 * however long the log is and however rare the matches are
 * (docs/decisions/staff-lists.md#0050).
 *
 * Do not simplify or extend this by feel. `npm run bench -- audit` times its filters over 1,000,000 entries;
 * `npm run bench -- plain` compares with the query that one would write first (MariaDB, two busy cores):
 * for a text that stands in the oldest entry alone 0.1 s against 7.7 s, for a busy actor from a busy
 * address 0.2 s against 0.8 s.
 */

export type AskedFilter = z.output<typeof auditExportQuery>;

/** A filter whose people are ids. */
export type AuditFilter = Omit<AskedFilter, 'actor' | 'target'> & {
  actor?: number | undefined;
  target?: number | undefined;
};

/** Finds the ids of people that a filter names by username. */
export async function resolvedFilter(db: Sequelize, filter: AskedFilter): Promise<AuditFilter> {
  const idOf = (person: AskedFilter['actor']) =>
    typeof person === 'string' ? idOfPerson(db, person.slice(1)) : person;
  const [actor, target] = [await idOf(filter.actor), await idOf(filter.target)];
  return { ...filter, actor, target };
}

/** A place in the log, newest first: older entries come after this one. */
export interface Keyset {
  created_at: string;
  id: number;
}

interface Search {
  filter: AuditFilter;
  before: Keyset | null;
  limit: number;
  /** Id of the person who reads what is found. */
  readerId: number;
}

interface SearchResult {
  entries: AuditEntry[];
  /** Point where the search stopped; null when it reached the start of the log. */
  next: Keyset | null;
}

/**
 * Number of entries that a page reads when no index alone finds the matches: a few at first, which is enough
 * where most match, then as many as a page has time for.
 */
const searchedFirst = 200;
const searchedThen = 800;

/** The next entries that match a filter, newest first: at most `limit`, from a bounded stretch of the log. */
export async function searchLog(db: Sequelize, search: Search): Promise<SearchResult> {
  const { before, filter, limit } = search;
  const way = await cheapestPath(db, { filter, before, size: searchedThen });
  const sizes = way.isExact ? [limit + 1] : [searchedFirst, searchedThen];
  const fitting: AuditEntry[] = [];
  let from = before;
  for (const size of sizes) {
    const window = await readWindow(db, { way, filter, before: from, size });
    fitting.push(...(await fittingOf(db, window, search)));
    const entries = fitting.slice(0, limit);
    if (fitting.length > limit) return { entries, next: entries.at(-1) ?? null };
    const end = window.at(-1);
    if (!end || window.length < size) return { entries, next: null };
    from = { created_at: end.createdAt.toISOString(), id: end.id };
  }
  return { entries: fitting, next: from };
}

async function fittingOf(
  db: Sequelize,
  window: StoredEntry[],
  { filter, readerId }: Search,
): Promise<AuditEntry[]> {
  const fitting = window.filter((entry) => fitsFields(entry, filter));
  const entries = await withUsernames(db, fitting, readerId);
  const text = filter.q?.toLowerCase();
  return text ? entries.filter((entry) => searchedText(entry).includes(text)) : entries;
}

function fitsFields(entry: StoredEntry, { target, ip, actor, action = [] }: AuditFilter): boolean {
  if (target !== undefined && entry.targetUserId !== target) return false;
  if (ip && entry.requestIp !== ip) return false;
  if (actor !== undefined && entry.actorUserId !== actor) return false;
  return action.length === 0 || action.includes(entry.action);
}

/** A way into the log: an index that gives exactly what meets its conditions, in order of time. */
interface AccessPath {
  index: string;
  /** One or more ranges of the index, to be merged. */
  ranges: Sql[][];
  /** True if everything it gives matches the whole filter. */
  isExact: boolean;
}

/** The ways into the log that a filter allows. */
function accessPaths(filter: AuditFilter): [AccessPath, ...AccessPath[]] {
  const { target, ip, actor, q } = filter;
  const actions = actionsOf(filter);
  const given = [target, ip || undefined, actor].filter((one) => one !== undefined);
  const isAlone = given.length <= 1 && !q;
  const ways: AccessPath[] = [];
  if (target !== undefined)
    ways.push({ ...alongPerson('target', target, actions), isExact: isAlone });
  if (actor !== undefined) ways.push({ ...alongPerson('actor', actor, actions), isExact: isAlone });
  if (ip) {
    const isExact = isAlone && actions.length === 0;
    ways.push({ index: 'audit_log_by_ip', ranges: [[sql`request_ip = ${ip}`]], isExact });
  }
  const [first, ...others] = ways;
  return first ? [first, ...others] : [{ ...alongActions(actions), isExact: !q }];
}

function alongPerson(part: 'actor' | 'target', id: number, actions: Sql[]) {
  const person = sql`${named(`${part}_user_id`)} = ${id}`;
  if (actions.length === 0) return { index: `audit_log_by_${part}`, ranges: [[person]] };
  const ranges = actions.map((action) => [person, action]);
  return { index: `audit_log_by_${part}_action`, ranges };
}

function alongActions(actions: Sql[]) {
  if (actions.length === 0) return { index: 'audit_log_created_at_id', ranges: [[]] };
  return { index: 'audit_log_by_action', ranges: actions.map((action) => [action]) };
}

function actionsOf({ action }: AuditFilter): Sql[] {
  return [...new Set(action)].map((name) => sql`action = ${name}`);
}

interface Window {
  way: AccessPath;
  filter: AuditFilter;
  /** Only what is older is read. */
  before: Keyset | null;
  size: number;
}

/**
 * Reads the newest entries before a place along one way, as many as the window is large. The caller
 * checks what the way does not know of the filter.
 */
async function readWindow(db: Sequelize, window: Window): Promise<StoredEntry[]> {
  const rows = await read<EntryRow>(
    db,
    sql`SELECT ${entryColumns} FROM (${keysetsIn(db, window)}) AS found
      JOIN audit_log AS entry ON entry.id = found.id
      ORDER BY found.created_at DESC, found.id DESC`,
  );
  return rows.map(readEntry);
}

/** Returns the way with the fewest entries to read: one office's address may be in most of the log. */
async function cheapestPath(
  db: Sequelize,
  { filter, before, size }: Omit<Window, 'way'>,
): Promise<AccessPath> {
  const [first, ...others] = accessPaths(filter);
  if (others.length === 0) return first;
  const counted = await Promise.all(
    [first, ...others].map(async (way) => {
      const keysets = keysetsIn(db, { way, filter, before, size });
      const rows = await read<{ entries: number }>(
        db,
        sql`SELECT COUNT(*) AS entries FROM (${keysets}) AS found`,
      );
      return { way, entries: rows[0]?.entries ?? 0 };
    }),
  );
  return counted.reduce((best, other) => (other.entries < best.entries ? other : best)).way;
}

/** Time and id of what a window shows, from the index alone. */
function keysetsIn(db: Sequelize, { way, filter, before, size }: Window): Sql {
  const period = periodOf(filter, before);
  const branches = way.ranges.map((range, at) => {
    const newest = newestOf(db, { index: way.index, conditions: [...range, ...period], size });
    return sql`SELECT * FROM (${newest}) AS ${named(`range${at}`)}`;
  });
  return sql`SELECT * FROM (${joined(branches, ' UNION ALL ')}) AS merged
    ORDER BY created_at DESC, id DESC LIMIT ${size}`;
}

interface Range {
  index: string;
  conditions: Sql[];
  size: number;
}

/** Newest first, straight from the index. Without the hint, MariaDB reads and sorts everything that matches. */
function newestOf(db: Sequelize, { index, conditions, size }: Range): Sql {
  const name = named(index);
  const hint = isSqlite(db) ? sql`INDEXED BY ${name}` : sql`FORCE INDEX (${name})`;
  const where = conditions.length > 0 ? joined(conditions, ' AND ') : sql`1 = 1`;
  return sql`SELECT created_at, id FROM audit_log ${hint} WHERE ${where}
    ORDER BY created_at DESC, id DESC LIMIT ${size}`;
}

function periodOf({ from, to }: AuditFilter, before: Keyset | null): Sql[] {
  const period: Sql[] = [];
  if (from) period.push(sql`created_at >= ${new Date(from)}`);
  if (to) period.push(sql`created_at < ${new Date(to)}`);
  if (before) {
    const time = new Date(before.created_at);
    period.push(sql`created_at <= ${time}`, sql`(created_at < ${time} OR id < ${before.id})`);
  }
  return period;
}
