import { useSession } from '@camp/shell-api';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { alertsPath } from '#worker/copies.ts';

export interface OfflineProps {
  /** Shown while nothing on the page was kept. */
  otherwise: ReactNode;
}

/**
 * Brings the part that keeps pages on this device, for who is signed in, for who opens the alerts, and where the site
 * is installed or has a service worker. Other visitors load no code for it (docs/decisions/federation.md#0340).
 */
export function OfflinePart({ otherwise }: OfflineProps): ReactNode {
  const { session } = useSession();
  const { pathname } = useLocation();
  const [Part, setPart] = useState<ComponentType<OfflineProps> | null>(null);
  const isWanted = session.status === 'signed-in' || pathname === alertsPath || isAtHome();

  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "offline" */ './Offline.tsx').then(
      ({ Offline }) => setPart(() => Offline),
      () => undefined,
    );
  }, [isWanted]);

  return Part ? <Part otherwise={otherwise} /> : otherwise;
}

/** True where the site is installed, or this page has a service worker. */
function isAtHome(): boolean {
  /* Missing where the page is not secure. */
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return (
    Boolean(workers?.controller) || globalThis.matchMedia?.('(display-mode: standalone)').matches
  );
}
