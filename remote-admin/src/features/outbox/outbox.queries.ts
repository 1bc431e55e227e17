import { listOutbox, type MailState, previewMail } from '@camp/contracts/outbox';
import type { CallResult } from '@camp/contracts/endpoint';
import {
  api,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  retryDuringOutage,
} from '@camp/shell-api';

const pageSize = 25;
/** How often to refetch while mails are on their way, in milliseconds. */
const refreshAfterMs = 5_000;

/** Starts the key of every list of the outbox. */
export const outboxKey = ['admin', 'outbox'] as const;

type OutboxPage = CallResult<typeof listOutbox>;

/** The outbox page by page; refetches by itself while a mail is on its way. */
export const outboxQuery = (state: MailState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...outboxKey, state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api(listOutbox, {
        query: { state, limit: pageSize, ...(pageParam > 0 && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: (query) =>
      isOnItsWay(query.state.data?.pages[0]?.counts) ? refreshAfterMs : retryDuringOutage(query),
  });

function isOnItsWay(counts: OutboxPage['counts'] | undefined): boolean {
  return counts !== undefined && counts.queued + counts.sending > 0;
}

/** The text of one mail. Never cached: the server drops it once the mail is sent. */
export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'outbox-preview', id],
    queryFn: ({ signal }) => api(previewMail, { params: { id }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
