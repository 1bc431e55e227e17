import type { InlinedRelease } from '@camp/release/document/release-document';
import type { RouterProviderProps } from 'react-router';
import { askForUpdate } from './ask.ts';
import { watchInput } from './unsaved-input.ts';
import { updating } from './updating-router.ts';
import { askWhileLookedAt } from './when-to-ask.ts';
import { watchWrites } from './writes-under-way.ts';

type Router = RouterProviderProps['router'];

/** Replaced by its value when the shell is built. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };

/**
 * Lets this tab learn of new versions and take them between two pages. In development the bundlers
 * bring what changes, and the router is left as it is.
 */
export function keepUpToDate(release: InlinedRelease, router: Router): Router {
  if (process.env.NODE_ENV === 'development') return router;
  watchInput();
  watchWrites();
  askWhileLookedAt(() => askForUpdate(release));
  return updating(router);
}
