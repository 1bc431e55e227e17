import {
  keepDrafts,
  notify,
  SessionContext,
  sessionEndedEvent,
  shownUser,
  signOut,
  signOutGuard,
} from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useIsHydrated } from '@camp/ui/layout/useIsHydrated';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { onInactivity } from './inactivity.ts';
import { fetchSession, onPossibleChange, pingOtherTabs, signedOut } from './session-store.ts';
import { useKnownSession } from './useKnownSession.ts';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['session']>({ en, fr });

/** Delay before the next try while the API does not answer, in milliseconds. */
const retryAfterMs = 4_000;

/** Holds the one session of the page and shares it with every remote. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { known, apply } = useKnownSession();
  /* Prerendered pages show the signed-out view. */
  const session = useIsHydrated() ? known : signedOut;
  const { endedByInactivity, unconfirmed, somebodyElse } = useMessages(messages);

  const reload = useCallback(async () => apply(await fetchSession()), [apply]);

  const logout = useCallback(async () => {
    if (signOutGuard.isRefused()) return;
    const confirmed = signOut();
    /* A page that is left for this is off the screen by then, so that its guard leads nowhere. */
    await new Promise((resolve) => setTimeout(resolve));
    apply(signedOut, { isChosen: true });
    pingOtherTabs();
    if (!(await confirmed)) notify({ tone: 'warning', text: unconfirmed });
  }, [apply, unconfirmed]);

  useEffect(() => {
    void reload().then(() => {
      /* From here on the navbar knows what to show. */
      delete document.documentElement.dataset['mayBeSignedIn'];
    });
    return onPossibleChange(() => void reload());
  }, [reload]);

  useEffect(() => {
    const onEnd = () => {
      apply(signedOut);
      pingOtherTabs();
    };
    globalThis.addEventListener(sessionEndedEvent, onEnd);
    return () => globalThis.removeEventListener(sessionEndedEvent, onEnd);
  }, [apply]);

  useEffect(() => {
    if (session.status !== 'unavailable' && !('isUnreachable' in session)) return undefined;
    const timer = setTimeout(() => void reload(), retryAfterMs);
    return () => clearTimeout(timer);
  }, [session, reload]);

  const user = session.status === 'signed-in' ? session.user : null;
  const person = user?.id ?? null;
  const name = user && (user.display_name ?? user.username);
  /* Before what is drawn for them asks for anything. */
  useLayoutEffect(() => {
    const { id: before } = shownUser;
    shownUser.id = person;
    if (before !== null && before !== person && name)
      notify({ tone: 'warning', text: somebodyElse({ name }), stays: true });
  }, [person, name, somebodyElse]);

  useEffect(() => {
    if (person === null) return undefined;
    return onInactivity(() => {
      keepDrafts(person);
      void logout();
      notify({ tone: 'info', text: endedByInactivity, stays: true });
    });
  }, [person, logout, endedByInactivity]);

  const value = useMemo(() => ({ session, reload, logout }), [session, reload, logout]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
