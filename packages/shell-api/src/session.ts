import type { OwnUser } from '@camp/contracts/account/users';
import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router';
import { refuse } from './refuse.ts';
import { signOutGuard } from './sign-out.ts';
import { askToLeave } from './unsaved-work.ts';

export type Session =
  | { status: 'loading' }
  /** `hasEnded` where the person was signed in and did not sign out here. */
  | { status: 'signed-out'; hasEnded?: true }
  /**
   * `isUnreachable` while the API does not answer: the person was signed in when it last did. By `topic` the shell
   * hears that something about the person has changed.
   */
  | { status: 'signed-in'; user: OwnUser; topic?: string | undefined; isUnreachable?: true }
  /** The API cannot be reached, so it is not known who is signed in. */
  | { status: 'unavailable' };

export interface SessionValue {
  session: Session;
  /** Fetches the current user again and resolves to the session as found. */
  reload: () => Promise<Session>;
  /** Signs out here and in the other tabs at once, also when the call fails. */
  logout: () => Promise<void>;
}

export const SessionContext = createContext<SessionValue | null>(null);

/** The signed-in person, shared by the shell with every remote. */
export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs the shell around it.');
  return value;
}

/**
 * Id of the user that the page shows as signed in; null for no one. The shell writes it, and each call carries it
 * (docs/decisions/sessions.md#0330).
 */
export const shownUser: { id: number | null } = { id: null };

/** Fired on the window when a sign-in, sign-out or account change has happened in this tab. */
export const authChangedEvent = 'campbc:auth-changed';

/** Notifies the shell, and through it the other tabs, that the account has changed. */
export function announceAuthChange(): void {
  globalThis.dispatchEvent(new Event(authChangedEvent));
}

interface Options {
  /** True if Back should not lead to the page that is left. */
  replace?: boolean;
}

/**
 * Signs out, on the home page, unless the visitor prefers to stay with unsaved work. The current page must be gone
 * from the screen before the session ends: its guard would lead to /login, to come back to it. The returned function
 * rejects with a TypeError if it is given anything but its options.
 */
export function useLeave(): (options?: Options) => Promise<void> {
  const { logout } = useSession();
  const navigate = useNavigate();

  return async (options = {}) => {
    if (typeof options !== 'object' || options === null) refuse('Leaving takes options', options);
    const { replace = false } = options;
    if (typeof replace !== 'boolean') refuse('The option replace is true or false', replace);
    if (signOutGuard.isRefused() || !(await askToLeave())) return;
    await navigate('/', { replace, flushSync: true });
    await logout();
  };
}
