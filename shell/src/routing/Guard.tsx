import { type Access, mayOpen } from '@camp/contracts/access';
import { useSession } from '@camp/shell-api';
import { ErrorState } from '@camp/ui/ErrorState';
import { Loading } from '@camp/ui/Loading';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/**
 * Lets a page show only to those who may open it: the signed-out go to /login, which remembers
 * where they were going; the signed-in without the rank go to / (specification, section 2, "Guards").
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { session, reload } = useSession();
  const { pathname, search, hash } = useLocation();

  if (access === 'anyone') return children;
  if (session.status === 'loading') return <Loading label="Loading" />;
  if (session.status === 'unavailable') {
    return (
      <ErrorState title="We can’t reach your account right now" onRetry={() => void reload()}>
        Our servers are not answering. We keep trying, and this page comes back by itself.
      </ErrorState>
    );
  }
  if (session.status === 'signed-out') {
    return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
  }
  if (!mayOpen(access, session.user.role)) return <Navigate to="/" replace />;
  return children;
}
