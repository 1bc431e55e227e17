import { type Session, SessionContext } from '@camp/shell-api';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { endSession, fetchSession } from './session-store.ts';
import { onPossibleChange, pingOtherTabs } from './tab-sync.ts';

/** Wait before asking again while the API does not answer, in milliseconds. */
const retryAfterMs = 4_000;

/** Holds the one session of the page and shares it with every remote. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading' });

  const reload = useCallback(async () => {
    const found = await fetchSession();
    setSession(found);
    return found;
  }, []);

  const logout = useCallback(async () => {
    setSession(await endSession());
    pingOtherTabs();
  }, []);

  useEffect(() => {
    void fetchSession().then(setSession);
    return onPossibleChange(() => void reload());
  }, [reload]);

  useEffect(() => {
    if (session.status !== 'unavailable') return undefined;
    const timer = setTimeout(() => void reload(), retryAfterMs);
    return () => clearTimeout(timer);
  }, [session, reload]);

  const value = useMemo(() => ({ session, reload, logout }), [session, reload, logout]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
