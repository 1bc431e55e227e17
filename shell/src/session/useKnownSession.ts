import { dropOthersDrafts, forgetQueries, keepDrafts, type Session } from '@camp/shell-api';
import { useCallback, useRef, useState } from 'react';
import { assumedSession } from './session-store.ts';

interface Taking {
  /** Whether the person has signed out here, so that nothing has ended unasked. */
  isChosen?: boolean;
}

/**
 * The session as last found. `take` says what was found anew: what is on screen is kept for whoever has lost their
 * session, or is somebody else since another tab, and nobody finds the data of somebody else.
 */
export function useKnownSession() {
  const [known, setKnown] = useState(assumedSession);
  const latest = useRef(known);

  const take = useCallback((found: Session, { isChosen = false }: Taking = {}): Session => {
    const before = latest.current;
    const next = isChosen ? found : sessionAfter(before, found);
    const [left, come] = [personOf(before), personOf(next)];
    if (left !== null && come !== left) {
      if (!isChosen) keepDrafts(left);
      forgetQueries();
    }
    if (come !== null && left === null) dropOthersDrafts(come);
    latest.current = next;
    setKnown(next);
    return next;
  }, []);

  return { known, take };
}

/** Without an answer somebody signed in stays so: their page, and what they type, must not go away. */
function sessionAfter(before: Session, found: Session): Session {
  if (found.status === 'unavailable') {
    return before.status === 'signed-in' ? { ...before, isUnreachable: true } : found;
  }
  if (found.status !== 'signed-out') return found;
  return before.status === 'signed-out' ? before : { status: 'signed-out', hasEnded: true };
}

const personOf = (session: Session): number | null =>
  session.status === 'signed-in' ? session.user.id : null;
