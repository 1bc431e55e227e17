import { notify, type Session, SessionContext } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { onInactivity } from './inactivity.ts';
import {
  assumedSession,
  endSession,
  fetchSession,
  onPossibleChange,
  pingOtherTabs,
} from './session-store.ts';

const messages = defineMessages({
  en: { endedByInactivity: 'You were logged out after four hours without activity.' },
  fr: { endedByInactivity: 'Vous avez été déconnecté après quatre heures d’inactivité.' },
});

/** Delay before the next try while the API does not answer, in milliseconds. */
const retryAfterMs = 4_000;

/** Prerendered pages show the signed-out view. */
const prerendered: Session = { status: 'signed-out' };

/** Holds the one session of the page and shares it with every remote. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState(assumedSession);
  const session = useIsHydrated() ? known : prerendered;

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
      /* From here on the navbar knows what to show. */
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

/** False during hydration, when nothing may differ from the prerendered HTML. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
