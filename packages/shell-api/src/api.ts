import { refresh } from '@camp/contracts/auth';
import { ApiCallError, type Client, createClient } from '@camp/contracts/client';

const send = createClient();
let refreshing: Promise<unknown> | null = null;

/** One refresh at a time, however many calls were refused together. */
function refreshOnce(): Promise<unknown> {
  refreshing ??= send(refresh).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/**
 * Calls the API. A call refused because the session is gone is tried once more
 * after one token refresh (docs/specification.md#session).
 */
export const api: Client = async (endpoint, ...input) => {
  try {
    return await send(endpoint, ...input);
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.code !== 'UNAUTHENTICATED') throw error;
    const refreshed = await refreshOnce().then(
      () => true,
      () => false,
    );
    if (!refreshed) throw error;
    return send(endpoint, ...input);
  }
};
