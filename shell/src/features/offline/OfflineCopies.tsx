import { useSession } from '@camp/shell-api';
import { setOfflineState } from '@camp/ui/layout/offline-state';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readInlinedRelease } from '#document/release.ts';
import { alertsPath, personCache } from '#worker/copies.ts';
import { dropCopies } from './worker-registration.ts';

const keeping = () => import(/* webpackChunkName: "offline" */ './keep-copies.ts');

/**
 * Keeps pages on this device for who is signed in, for who opens the alerts, and where the site is installed. Other
 * visitors have no service worker (docs/decisions/federation.md#0340).
 */
export function OfflineCopies() {
  const { session } = useSession();
  const { pathname } = useLocation();
  const { status } = session;
  const person = session.status === 'signed-in' ? session.user.id : null;
  const isWanted = person !== null || pathname === alertsPath || isInstalled();
  const isKnown = status === 'signed-in' || status === 'signed-out';

  useEffect(() => {
    if (status === 'signed-out') void dropCopies(personCache);
  }, [status]);

  useEffect(() => {
    if (!readInlinedRelease().keepsOffline) {
      void endIfThere();
      return undefined;
    }
    if (!isWanted || !isKnown) return undefined;
    let stop: (() => void) | null = () => undefined;
    void keeping().then(
      ({ startKeeping }) => {
        if (stop) stop = startKeeping(person);
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [person, isWanted, isKnown]);

  return null;
}

const isInstalled = () => globalThis.matchMedia('(display-mode: standalone)').matches;

/** Ends a worker that this browser has from before. In the saved places it is said that there is none. */
async function endIfThere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) await (await keeping()).end();
  else setOfflineState({ status: 'off' });
}
