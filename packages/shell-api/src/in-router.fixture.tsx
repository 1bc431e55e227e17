import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { type Session, SessionContext, type SessionValue } from './session.ts';

interface Props {
  /** For parts that ask who is signed in. */
  session?: Session;
  /** The address that it begins at. */
  path?: string;
  children: ReactNode;
}

/** Draws a part of a page as the site's router does, with the address that it has led to as its status. */
export function InRouter({ session, path = '/', children }: Props) {
  const page = (
    <MemoryRouter initialEntries={[path]}>
      {children}
      <Address />
    </MemoryRouter>
  );
  if (!session) return page;
  return <SessionContext value={{ session } as SessionValue}>{page}</SessionContext>;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
