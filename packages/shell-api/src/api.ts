import type { Client } from '@camp/contracts/client/client';
import { loadCaller } from './caller.ts';
import { refuse } from './refuse.ts';
import { shownUser } from './session.ts';
import { finishSignOut } from './sign-out.ts';

/**
 * Calls the API. A call refused because the session is gone is tried once more after one token refresh
 * (docs/specification.md#session). If the refresh is refused as well, the shell is notified that the session has
 * ended. A call that needs a confirmation waits for it and is then repeated (docs/decisions/sessions.md#0107). Calls
 * are made for the user that the page shows, and refused if someone else is signed in by now
 * (docs/decisions/sessions.md#0330). Rejects with a TypeError for anything but an endpoint of the
 * contract: no other address is called with the visitor's cookies.
 */
export const api: Client = async (endpoint, ...input) => {
  const path: unknown = (endpoint as { path?: unknown } | null | undefined)?.path;
  if (typeof path !== 'string' || !path.startsWith('/api/'))
    refuse('api takes an endpoint', endpoint);
  /* Read now: another user may be shown by the time it is sent, who did not ask for it. */
  const { id } = shownUser;
  await finishSignOut();
  const { callFor } = await loadCaller();
  return callFor(id)(endpoint, ...input);
};
