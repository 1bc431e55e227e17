import { type AuditEntry, searchedText } from '@camp/contracts/audit';
import type { Sequelize } from 'sequelize';
import type { StoredEntry } from '#secrets/audit-proof.ts';
import type { Place } from './audit-place.ts';
import type { AuditFilter } from './audit-ways.ts';
import { narrowestWay, readWindow } from './audit-window.ts';
import { presentEntries } from './audit.presenter.ts';

interface Search {
  filter: AuditFilter;
  before: Place | null;
  limit: number;
}

interface Found {
  entries: AuditEntry[];
  /** Where the search got to; null when the log was looked through to its start. */
  next: Place | null;
}

/**
 * Entries looked at for one page when an index alone cannot tell which fit: a few at first, which is enough
 * where most fit, then all that a page may take time for.
 */
const searchedFirst = 200;
const searchedThen = 800;

/** The next entries that fit a filter, newest first: at most `limit`, from a bounded stretch of the log. */
export async function searchLog(db: Sequelize, { filter, before, limit }: Search): Promise<Found> {
  const way = await narrowestWay(db, { filter, before, size: searchedThen });
  const sizes = way.isExact ? [limit + 1] : [searchedFirst, searchedThen];
  const fitting: AuditEntry[] = [];
  let place = before;
  for (const size of sizes) {
    const read = await readWindow(db, { way, filter, before: place, size });
    fitting.push(...(await fittingOf(read, filter)));
    const entries = fitting.slice(0, limit);
    if (fitting.length > limit) return { entries, next: entries.at(-1) ?? null };
    const end = read.at(-1);
    if (!end || read.length < size) return { entries, next: null };
    place = { created_at: end.createdAt.toISOString(), id: end.id };
  }
  return { entries: fitting, next: place };
}

async function fittingOf(read: StoredEntry[], filter: AuditFilter): Promise<AuditEntry[]> {
  const entries = await presentEntries(read.filter((entry) => fitsFields(entry, filter)));
  const text = filter.q?.toLowerCase();
  return text ? entries.filter((entry) => searchedText(entry).includes(text)) : entries;
}

function fitsFields(entry: StoredEntry, { target, ip, actor, action = [] }: AuditFilter): boolean {
  if (target && entry.targetUserId !== target) return false;
  if (ip && entry.requestIp !== ip) return false;
  if (actor && entry.actorUserId !== actor) return false;
  return action.length === 0 || action.includes(entry.action);
}
