import type { CallResult } from '@camp/contracts/client/endpoint';
import type * as audit from '@camp/contracts/staff/audit';
import { entryColumns, type EntryRow, readEntry } from '#audit/stored-entry.ts';
import { read, sql } from '#db/sql.ts';
import * as z from 'zod';
import { ApiError, wrongField } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { withUsernames } from './audit.presenter.ts';
import { type Keyset, resolvedFilter, searchLog } from './search-audit.ts';

/**
 * One page of the entries that match the filters, newest first
 * (docs/decisions/staff-lists.md#0024).
 */
export async function listLogs(
  { db }: AppContext,
  { actor, query }: Pick<Call<typeof audit.listAuditLogs>, 'actor' | 'query'>,
): Promise<CallResult<typeof audit.listAuditLogs>> {
  const { cursor, limit, ...asked } = query;
  const filter = await resolvedFilter(db, asked);
  const before = cursor ? keysetIn(cursor) : null;
  const { entries, next } = await searchLog(db, { filter, before, limit, readerId: actor.user.id });
  return {
    logs: entries,
    next: next && cursorOf(next),
    searched_back_to: next && next.created_at,
  };
}

const cursorSchema = z.tuple([z.iso.datetime(), z.int().positive()]);

function cursorOf({ created_at, id }: Keyset): string {
  return Buffer.from(JSON.stringify([created_at, id])).toString('base64url');
}

/** @throws ApiError VALIDATION when the cursor is not one of ours. */
function keysetIn(cursor: string): Keyset {
  try {
    const text = Buffer.from(cursor, 'base64url').toString('utf8');
    const [created_at, id] = cursorSchema.parse(JSON.parse(text));
    return { created_at, id };
  } catch {
    throw wrongField('cursor', 'logPageGone');
  }
}

/** The database steps from one action to the next in their index, so the length of the log does not matter. */
export async function listActions({ db }: AppContext) {
  const rows = await read<{ action: string }>(
    db,
    sql`SELECT DISTINCT action FROM audit_log ORDER BY action`,
  );
  return { actions: rows.map(({ action }) => action) };
}

export async function getLog(
  { db }: AppContext,
  { actor, params }: Call<typeof audit.getAuditLog>,
) {
  const rows = await read<EntryRow>(
    db,
    sql`SELECT ${entryColumns} FROM audit_log AS entry WHERE entry.id = ${params.id}`,
  );
  const [entry] = await withUsernames(db, rows.map(readEntry), actor.user.id);
  if (!entry) throw new ApiError('NOT_FOUND', 'noSuchEntry');
  return { entry };
}
