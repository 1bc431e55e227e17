import { QueryClient } from '@tanstack/react-query';

export { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';

const networkMode = 'always';

/**
 * The one query client of a page. A call without a network fails at once and is never made later: by
 * default it would wait for the network, and be sent even after the visitor has thought better of it.
 */
export const client = new QueryClient({
  defaultOptions: {
    queries: { networkMode, refetchOnReconnect: true, retry: false, staleTime: 10_000 },
    mutations: { networkMode },
  },
});

client.mount();
