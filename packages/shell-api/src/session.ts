import type { OwnUser } from '@camp/contracts/users';
import { createContext, useContext } from 'react';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: OwnUser }
  /** The API cannot be reached, so nobody knows. */
  | { status: 'unavailable' };

export interface SessionValue {
  session: Session;
  /** Fetches the current user again and resolves to what was found. */
  reload: () => Promise<Session>;
  /** Signs out here and in the other tabs, also when the call fails. */
  logout: () => Promise<void>;
}

export const SessionContext = createContext<SessionValue | null>(null);

/** The signed-in person, shared by the shell with every remote. */
export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs the shell around it.');
  return value;
}

/** Fired on the window when a sign-in, sign-out or account change has happened in this tab. */
export const authChangedEvent = 'campbc:auth-changed';

/** Tells the shell, and through it the other tabs, that the account has changed. */
export function announceAuthChange(): void {
  globalThis.dispatchEvent(new Event(authChangedEvent));
}
