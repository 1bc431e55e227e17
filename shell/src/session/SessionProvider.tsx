import { notify, type Session, SessionContext } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { onInactivity } from './inactivity.ts';
import { messages } from './messages.ts';
import { assumedSession, endSession, fetchSession } from './session-store.ts';
import { onPossibleChange, pingOtherTabs } from './tab-sync.ts';

/** Wait before asking again while the API does not answer, in milliseconds. */
const retryAfterMs = 4_000;

/** Whose view a page shows that was rendered when it was published. */
const renderedAhead: Session = { status: 'signed-out' };

/** Holds the one session of the page and shares it with every remote. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState(assumedSession);
  const session = useIsHydrated() ? known : renderedAhead;

  const reload = useCallback(async () => {
    const found = await fetchSession();
    setKnown(found);
    return found;
  }, []);

  const logout = useCallback(async () => {
    setKnown(await endSession());
    pingOtherTabs();
  }, []);

  useEffect(() => {
    void fetchSession().then((found) => {
      setKnown(found);
      /* From here on the bar itself knows what to show. */
      delete document.documentElement.dataset['mayBeSignedIn'];
    });
    return onPossibleChange(() => void reload());
  }, [reload]);

  useEffect(() => {
    if (session.status !== 'unavailable') return undefined;
    const timer = setTimeout(() => void reload(), retryAfterMs);
    return () => clearTimeout(timer);
  }, [session, reload]);

  const isSignedIn = session.status === 'signed-in';
  const { endedByInactivity } = useMessages(messages);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return onInactivity(() => {
      void logout();
      notify({ tone: 'info', text: endedByInactivity, stays: true });
    });
  }, [isSignedIn, logout, endedByInactivity]);

  const value = useMemo(() => ({ session, reload, logout }), [session, reload, logout]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** False while React takes over HTML that was rendered ahead: until then nothing may differ from it. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
