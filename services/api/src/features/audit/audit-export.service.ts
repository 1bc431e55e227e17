import type { AuditEntry } from '@camp/contracts/staff/audit';
import type { Sequelize } from 'sequelize';
import { ipOf } from '#client-info/client-info.ts';
import { writeAudit } from '#audit/write-audit.ts';
import type { Download } from '#http/download.ts';
import type { AppContext } from '#context.ts';
import type { Actor } from '#sessions/actor.ts';
import type { Request } from 'express';
import {
  type AskedFilter,
  type AuditFilter,
  type Keyset,
  resolvedFilter,
  searchLog,
} from './search-audit.ts';

const batchSize = 200;

interface ExportCall {
  query: AskedFilter;
  actor: Actor;
  request: Request;
}

/** Every entry that matches the filters and is older than the export, which is an entry itself. */
export async function exportLogs(
  { db, rateLimits }: AppContext,
  { query, actor, request }: ExportCall,
): Promise<Download> {
  const ticket = await rateLimits.exporting.take({ ip: ipOf(request), userId: actor.user.id });
  const { createdAt, id } = await db.transaction((transaction) =>
    writeAudit(
      { action: 'audit.export', actorId: actor.user.id, details: { ...query }, request },
      transaction,
    ),
  );
  const start = { created_at: createdAt.toISOString(), id };
  const filter = await resolvedFilter(db, query);
  const time = createdAt.toISOString().replaceAll(/[:.]/g, '-');
  return {
    ticket,
    fileName: `audit-logs_${time}.json`,
    chunks: indentedArray(batches(db, { filter, readerId: actor.user.id }, start)),
  };
}

async function* batches(
  db: Sequelize,
  search: { filter: AuditFilter; readerId: number },
  start: Keyset,
) {
  for (let before: Keyset | null = start; before;) {
    const found = await searchLog(db, { ...search, before, limit: batchSize });
    yield found.entries;
    before = found.next;
  }
}

/** The same text as `JSON.stringify` of all the entries with an indent of 2, a batch at a time. */
async function* indentedArray(batchesOfEntries: AsyncIterable<AuditEntry[]>) {
  let opening = '[\n  ';
  for await (const entries of batchesOfEntries) {
    if (entries.length === 0) continue;
    yield opening + entries.map(indented).join(',\n  ');
    opening = ',\n  ';
  }
  yield opening === ',\n  ' ? '\n]' : '[]';
}

function indented(entry: AuditEntry): string {
  return JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ');
}
