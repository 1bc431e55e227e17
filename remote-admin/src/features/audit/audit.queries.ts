import type { CallInput } from '@camp/contracts/client/endpoint';
import {
  type AuditEntry,
  getAuditLog,
  listAuditActions,
  listAuditLogs,
  searchedText,
} from '@camp/contracts/staff/audit';
import { api, keepPreviousData, queryOptions, useInfiniteQuery } from '@camp/shell-api';
import { pagesOf } from '@camp/staff/list/pages-of';
import { type AuditFilter, filterQuery } from '#features/audit/filters/audit-filter.ts';

/** Entries per page (docs/specification.md#audit-log-page). */
const pageSize = 50;

/** Maximum number of calls in search of an entry; the server reads a bounded stretch of the log in each. */
const maxStretches = 30;

type LogQuery = CallInput<typeof listAuditLogs>['query'];

/** Fetches the next page with an entry on it. @throws ApiCallError when a call fails, AbortError when it is dropped. */
async function nextFound(query: LogQuery, signal: AbortSignal) {
  let next = query.cursor;
  for (let stretch = 1; ; stretch += 1) {
    const page = await api(listAuditLogs, {
      query: { ...query, cursor: next },
      signal,
    });
    if (page.logs.length > 0 || page.next === null || stretch === maxStretches) return page;
    next = page.next;
  }
}

/**
 * The log page by page, newest first; the entries shown stay while others load. Not refetched on focus:
 * the entries would move under the reader's eyes.
 */
const auditLogsQuery = (filter: AuditFilter) =>
  ({
    ...pagesOf({
      key: ['admin', 'audit', filterQuery(filter)],
      of: listAuditLogs,
      load: ({ page, signal }) => nextFound({ ...filterQuery(filter), ...page }, signal),
      size: pageSize,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  }) as const;

interface LogOptions {
  filter: AuditFilter;
  /** The search text while it is typed; the server is asked a moment later. */
  typed: string;
}

/** The log as the server filters it; what is typed filters the loaded entries at once. */
export function useAuditLog({ filter, typed }: LogOptions) {
  const query = useInfiniteQuery(auditLogsQuery(filter));
  const loaded = query.data?.pages.flatMap(({ logs }) => logs) ?? [];
  const needle = typed.trim().toLowerCase();
  const shown =
    needle === '' ? loaded : loaded.filter((entry) => searchedText(entry).includes(needle));
  const isBehindTyping = typed.trim() !== filter.q;

  return {
    query,
    shown,
    /** True if the entries on screen are not yet those of this filter. */
    isSettling: query.isPending || query.isPlaceholderData || isBehindTyping,
  };
}

export const auditActionsQuery = queryOptions({
  queryKey: ['admin', 'audit-actions'],
  queryFn: ({ signal }) => api(listAuditActions, { signal }),
  staleTime: 60_000,
});

interface EntryOptions {
  id: number;
  /** The entry in the list, shown until the answer comes. */
  listed: AuditEntry | undefined;
}

export const auditEntryQuery = ({ id, listed }: EntryOptions) =>
  queryOptions({
    queryKey: ['admin', 'audit-entry', id],
    queryFn: async ({ signal }) => (await api(getAuditLog, { params: { id }, signal })).entry,
    ...(listed && { placeholderData: listed }),
  });
