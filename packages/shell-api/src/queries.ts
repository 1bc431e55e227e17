import type * as Kept from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import type * as Loaded from './query-library.ts';

/* The query library, loaded when the first page needs it (docs/decisions/documents.md#0172). */

type Library = typeof Loaded;

let library: Library | null = null;
let loading: Promise<Library> | null = null;

/** Time that a failure counts, in milliseconds: a page that waits has to hear of it before it is tried again. */
const failureLastsMs = 1_000;

let hasFailed = false;

/** Loads it; a moment after a failure the next call tries again. */
export function loadQueries(): Promise<Library> {
  loading ??= load();
  return loading;
}

/** Call before a page that failed is tried again: it must not hear of the same failure. */
export function forgetFailedQueries(): void {
  if (hasFailed) loading = null;
  hasFailed = false;
}

function load(): Promise<Library> {
  const promise = import(/* webpackChunkName: "api-client" */ './query-library.ts');
  promise.then(
    (loaded) => {
      library = loaded;
      /* By these two, React reads a loaded library without a pause. */
      void Object.assign(promise, { status: 'fulfilled', value: loaded });
    },
    () => {
      hasFailed = true;
      setTimeout(forgetFailedQueries, failureLastsMs);
    },
  );
  return promise;
}

/** Returns the library; the page waits for it as for its own code. */
const useLibrary = (): Library => use(loadQueries());

const never = () => () => undefined;

/** True while HTML that was rendered ahead comes to life: an answer that is there already waits for the end of that. */
const useIsComingToLife = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

export const useQuery = ((options: Kept.UseQueryOptions) => {
  const loaded = useLibrary();
  const result = loaded.useQuery(options, loaded.client);
  return useIsComingToLife() ? loaded.unanswered(options, 'one') : result;
}) as Library['useQuery'];

export const useInfiniteQuery = ((options: Parameters<Library['useInfiniteQuery']>[0]) => {
  const loaded = useLibrary();
  const result = loaded.useInfiniteQuery(options, loaded.client);
  return useIsComingToLife() ? loaded.unanswered(options, 'infinite') : result;
}) as Library['useInfiniteQuery'];

export const useMutation = ((options: Kept.UseMutationOptions) => {
  const loaded = useLibrary();
  return loaded.useMutation(options, loaded.client);
}) as Library['useMutation'];

export const useQueryClient: typeof Kept.useQueryClient = () => useLibrary().client;

/**
 * Data that changes without an act on the page: a query says `meta: { changesWith: 'places' }`. With `person` it
 * changes for the signed-in person, as a job that waits for staff does, and with `releases` as visitors fare.
 */
type Subject = 'places' | 'person' | 'releases';

/** True while the page hears of changes at once. A query that asks by itself may do so rarely then. */
export const changes = { areTold: false };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { changesWith?: Subject };
  }
}

/** Lets the queries on screen ask again, and all others once they are shown. Old data stays until the answer. */
export function askAgain(subject: Subject): void {
  void library?.client.invalidateQueries({
    predicate: ({ meta }) => meta?.changesWith === subject,
  });
}

/** Forgets all answers, as when someone signs out. */
export function forgetQueries(): void {
  library?.client.clear();
}

/* They only give the compiler the types. */
const same = (options: unknown) => options;
export const queryOptions = same as typeof Kept.queryOptions;
export const infiniteQueryOptions = same as typeof Kept.infiniteQueryOptions;
export const keepPreviousData = same as typeof Kept.keepPreviousData;
