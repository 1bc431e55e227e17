import { Navigate, useLocation, useSession } from '@camp/shell-api';
import { Loading } from '@camp/ui/Loading';
import type { ReactNode } from 'react';
import { destinationOf } from './destination.ts';

/**
 * Around the sign-in and registration pages: whoever is signed in, or becomes so,
 * moves on to where they were going, and Back does not return here.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const { state } = useLocation();

  if (session.status === 'loading') return <Loading />;
  if (session.status === 'signed-in') return <Navigate to={destinationOf(state)} replace />;
  return children;
}
