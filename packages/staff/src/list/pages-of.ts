import type { CallInput, CallResult, Endpoint } from '@camp/contracts/client/endpoint';
import { api, infiniteQueryOptions, retryDuringOutage } from '@camp/shell-api';

const pageSize = 25;

type CursorOf<E extends Endpoint> =
  CallResult<E> extends { next: infer Next } ? NonNullable<Next> : never;

type QueryOf<E extends Endpoint> = CallInput<E> extends { query: infer Query } ? Query : never;

/** Input of the call for one page; the first page has no cursor. */
interface PageOptions<E extends Endpoint> {
  page: { limit: number; cursor: CursorOf<E> | undefined };
  signal: AbortSignal;
}

interface Pages<E extends Endpoint> {
  /** A call whose answer names the cursor of the `next` page (docs/decisions/api.md#0300). */
  of: E;
  key: readonly unknown[];
  filter?: Omit<QueryOf<E>, 'limit' | 'cursor'>;
  /** Rows of a page. */
  size?: number;
  /** Time until the rows on screen are fetched again, in milliseconds; false while nothing in them changes. */
  refreshAfter?: (pages: readonly CallResult<E>[]) => number | false;
  /** Subject with which the rows change, so that they are fetched again at once. */
  changesWith?: 'releases';
  /** Takes the place of a single call. */
  load?: (options: PageOptions<E>) => Promise<CallResult<E>>;
}

type ParamsOf<E extends Endpoint> =
  CallInput<E> extends { params: infer Params } ? { params: Params } : { params?: never };

/** Declares a list that is loaded page by page. After an outage it comes back by itself. */
export function pagesOf<E extends Endpoint>(list: Pages<E> & ParamsOf<E>) {
  const { of, key, filter, size = pageSize, refreshAfter = () => false } = list;
  const { params }: { params?: unknown } = list;
  const { load = call, changesWith } = list;

  function call({ page, signal }: PageOptions<E>) {
    return api(of, { params, query: { ...filter, ...page }, signal } as never);
  }

  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      load({ page: { limit: size, cursor: pageParam as CursorOf<E> | undefined }, signal }),
    ...(changesWith && { meta: { changesWith } }),
    initialPageParam: undefined as CursorOf<E> | undefined,
    getNextPageParam: (page) => (page as { next: CursorOf<E> | null }).next,
    refetchInterval: (query) =>
      refreshAfter(query.state.data?.pages ?? []) || retryDuringOutage(query),
  });
}
