import { type Access, mayOpen } from '@camp/contracts/site/roles';
import { cleanPath } from '@camp/release/document/match-route';
import { notify, useSession } from '@camp/shell-api';
import { Reason } from '@camp/ui/feedback/Reason';
import { ErrorState } from '@camp/ui/feedback/StateMessage';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Texts } from '#texts.d.ts';
import enGuards from './guards.en.json' with { type: 'json' };
import frGuards from './guards.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['session/guards']>({ en: enGuards, fr: frGuards });

/**
 * Shows a page only to those who may open it (docs/specification.md#guards). Visitors go to /login,
 * which remembers where they were going and why they are there. Signed-in users without the role go to /.
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
        <Reason>{unreachable}</Reason>
      </ErrorState>
    );
  }
  if (session.status === 'signed-out') {
    const reason = session.hasEnded ? 'session-ended' : 'guarded';
    return <Navigate to="/login" replace state={{ from: pathname + search + hash, reason }} />;
  }
  if (!mayOpen(access, session.user.role)) return <Refused access={access} />;
  /* Nothing on the page outlives the person that it was for. */
  return <Fragment key={session.user.id}>{children}</Fragment>;
}

/** Leads to the home page and says why. */
function Refused({ access }: { access: Access }) {
  const { refused } = useMessages(messages);
  const reason = access === 'moderator' ? refused.moderator : refused.admin;

  useEffect(() => notify({ tone: 'info', text: reason, stays: true }), [reason]);

  return <Navigate to="/" replace />;
}

/** Shows a page at the one form of its address (docs/decisions/limits.md#0275), as the edge does. */
export function InCleanForm({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const clean = cleanPath(path, pathname) ?? pathname;
  if (clean === pathname) return children;
  return <Navigate to={{ pathname: clean, search, hash }} replace state={state as unknown} />;
}

/** Redirects an alias to the real address; keeps the query string and replaces the history entry. */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
