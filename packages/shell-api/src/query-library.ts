import {
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';

export { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';

const networkMode = 'always';

/**
 * The one query client of a page. A call without a network fails at once and is never made later: by
 * default it would wait for the network, and be sent even after the visitor has changed their mind.
 */
export const client = newClient();

client.mount();

function newClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode, refetchOnReconnect: true, retry: false, staleTime: 10_000 },
      mutations: { networkMode },
    },
  });
}

/** Returns the result of a query before any answer, with which its page was rendered ahead. */
export function unanswered(options: object, kind: 'one' | 'infinite') {
  const empty = newClient();
  const Observer = kind === 'one' ? QueryObserver : (InfiniteQueryObserver as typeof QueryObserver);
  const asked = empty.defaultQueryOptions(options as QueryObserverOptions);
  asked._optimisticResults = 'optimistic';
  return new Observer(empty, asked).getOptimisticResult(asked);
}
