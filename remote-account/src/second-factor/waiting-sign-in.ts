import { forgetWaitingSignIn, waitingSignIn } from '@camp/contracts/account/second-factor';
import { api, queryOptions, tabStore } from '@camp/shell-api';

/*
 * A sign-in that waits for its second step survives a reload and Back: the cookie of the password step says
 * to the API which one it is. This tab keeps only that there is one, so that other visitors' pages do not ask.
 */
const key = 'campbc:second-step';

export function noteWaitingSignIn(): void {
  tabStore.write(key, '1');
}
export const mayHavePendingSignIn = (): boolean => tabStore.read(key) !== null;
export const clearPendingSignIn = (): void => tabStore.remove(key);

/** The second step that this browser's sign-in waits for; null when there is none any more. */
export const waitingSignInQuery = queryOptions({
  queryKey: ['waiting-sign-in'],
  queryFn: async ({ signal }) => (await api(waitingSignIn, { signal })).waiting,
  enabled: mayHavePendingSignIn,
  retry: false,
  staleTime: Infinity,
  gcTime: 0,
});

/** Starts over. If the API cannot be reached, the token expires by itself. */
export function cancelPendingSignIn(): void {
  clearPendingSignIn();
  void api(forgetWaitingSignIn, { body: {} }).catch(() => undefined);
}
