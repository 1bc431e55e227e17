import { refresh } from '@camp/contracts/account/auth';
import { ApiCallError, type Client, createClient } from '@camp/contracts/client/client';
import { refuse } from './refuse.ts';

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
 * after one token refresh (docs/specification.md#session). Rejects with a TypeError for anything but an
 * endpoint of the contract: no other address is called with the visitor's cookies.
 */
export const api: Client = async (endpoint, ...input) => {
  const path: unknown = (endpoint as { path?: unknown } | null | undefined)?.path;
  if (typeof path !== 'string' || !path.startsWith('/api/'))
    refuse('api takes an endpoint', endpoint);
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
