import {
  type AuditEntry,
  getAuditLog,
  listAuditActions,
  listAuditLogs,
} from '@camp/contracts/audit';
import { api, infiniteQueryOptions, keepPreviousData, queryOptions } from '@camp/shell-api';
import { type AuditFilter, filterQuery } from './audit-filter.ts';

/** Entries on a page (docs/specification.md#audit-log-page). */
const pageSize = 50;

/**
 * The log page by page, newest first, each found by the cursor of the one before; earlier entries stay
 * while others load. Not asked for again on focus: the entries would move away under the reader's eyes.
 */
export const auditLogsQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filterQuery(filter)],
    queryFn: ({ pageParam, signal }) =>
      api(listAuditLogs, {
        query: {
          limit: pageSize,
          ...filterQuery(filter),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });

export const auditActionsQuery = queryOptions({
  queryKey: ['admin', 'audit-actions'],
  queryFn: ({ signal }) => api(listAuditActions, { signal }),
  staleTime: 60_000,
});

interface OneEntry {
  id: number;
  /** The entry as the list has it, shown until the answer comes. */
  listed: AuditEntry | undefined;
}

export const auditEntryQuery = ({ id, listed }: OneEntry) =>
  queryOptions({
    queryKey: ['admin', 'audit-entry', id],
    queryFn: async ({ signal }) => (await api(getAuditLog, { params: { id }, signal })).entry,
    ...(listed && { placeholderData: listed }),
  });
