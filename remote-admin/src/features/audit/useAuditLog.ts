import { searchedText } from '@camp/contracts/audit';
import { useInfiniteQuery } from '@camp/shell-api';
import type { AuditFilter } from './audit-filter.ts';
import { auditLogsQuery } from './audit-queries.ts';

interface Asked {
  filter: AuditFilter;
  /** The filter box as it is typed into; the server is asked a moment later. */
  typed: string;
}

/** The log as the server narrows it, and at once what is typed on top of that. */
export function useAuditLog({ filter, typed }: Asked) {
  const query = useInfiniteQuery(auditLogsQuery(filter));
  const loaded = query.data?.pages.flatMap(({ logs }) => logs) ?? [];
  const needle = typed.trim().toLowerCase();
  const shown =
    needle === '' ? loaded : loaded.filter((entry) => searchedText(entry).includes(needle));
  const isBehindTyping = typed.trim() !== filter.q;

  return {
    query,
    shown,
    /** What is on screen is not yet the answer to what is asked. */
    isSettling: query.isPending || query.isPlaceholderData || isBehindTyping,
  };
}
