import { type Access, mayOpen } from '@camp/contracts/access';
import { useSession } from '@camp/shell-api';
import { ErrorState } from '@camp/ui/feedback/ErrorState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { messages } from './messages.ts';

/**
 * Shows a page only to those who may open it (docs/specification.md#guards). Visitors go to /login,
 * which remembers where they were going. Signed-in users without the rank go to /.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { session, reload } = useSession();
  const { pathname, search, hash } = useLocation();
  const { unreachable, unreachableTitle } = useMessages(messages);

  if (access === 'anyone') return children;
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'unavailable') {
    return (
      <ErrorState title={unreachableTitle} onRetry={() => void reload()}>
        {unreachable}
      </ErrorState>
    );
  }
  if (session.status === 'signed-out') {
    return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
  }
  if (!mayOpen(access, session.user.role)) return <Navigate to="/" replace />;
  return children;
}
