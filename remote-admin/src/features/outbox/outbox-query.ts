import { listOutbox, type MailState, mailStates, previewMail } from '@camp/contracts/outbox';
import type { CallResult } from '@camp/contracts/endpoint';
import {
  api,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  retryDuringOutage,
} from '@camp/shell-api';

const pageSize = 25;
/** Wait before looking again while mails are on their way, in milliseconds. */
const refreshAfterMs = 5_000;

/** Every list of the outbox, whatever its state. */
export const outboxKey = ['admin', 'outbox'] as const;

type OutboxPage = CallResult<typeof listOutbox>;

/** The outbox page by page; looked at again by itself while something is on its way. */
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

/** The text of one mail, never from memory: it is gone once the mail is sent. */
export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'outbox-preview', id],
    queryFn: ({ signal }) => api(previewMail, { params: { id }, signal }),
    gcTime: 0,
    staleTime: 0,
  });

/** The state an address asks for; none when it names no state. */
export function stateIn(params: URLSearchParams): MailState | undefined {
  const asked = params.get('state');
  return mailStates.find((state) => state === asked);
}
