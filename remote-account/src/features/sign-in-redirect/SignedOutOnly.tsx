import { Navigate, useLocation, useSession } from '@camp/shell-api';
import { Loading } from '@camp/ui/feedback/Loading';
import type { ReactNode } from 'react';
import { destinationOf, type Home } from './destination.ts';

interface Props {
  /** The destination of people who were not sent here from another page. */
  home?: Home;
  children: ReactNode;
}

/**
 * Wraps the sign-in and registration pages: people who are signed in, or become so, move on to where
 * they were going, and Back does not return here.
 */
export function SignedOutOnly({ home = '/hub', children }: Props) {
  const { session } = useSession();
  const { state } = useLocation();

  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-in') return <Navigate to={destinationOf(state, home)} replace />;
  return children;
}
