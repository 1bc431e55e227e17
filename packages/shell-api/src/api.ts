import type { Client } from '@camp/contracts/client/client';
import { loadCaller } from './caller.ts';
import { refuse } from './refuse.ts';
import { shownUser } from './session.ts';
import { finishSignOut } from './sign-out.ts';

/**
 * Calls the API. A call refused because the session is gone is tried once more
 * after one token refresh (docs/specification.md#session). Where the refresh is refused as well, the
 * shell is told that the session has ended. A call that somebody has to confirm first waits for that and
 * is repeated then (docs/decisions/0107-step-up.md). It is for whom the page shows, and refused where somebody
 * else is signed in by now (docs/decisions/0330-whom-the-page-shows.md). Rejects with a TypeError for anything but an
 * endpoint of the contract: no other address is called with the visitor's cookies.
 */
export const api: Client = async (endpoint, ...input) => {
  const path: unknown = (endpoint as { path?: unknown } | null | undefined)?.path;
  if (typeof path !== 'string' || !path.startsWith('/api/'))
    refuse('api takes an endpoint', endpoint);
  /* Whoever is shown by the time it is sent did not ask for it. */
  const { id } = shownUser;
  await finishSignOut();
  const { callFor } = await loadCaller();
  return callFor(id)(endpoint, ...input);
};
