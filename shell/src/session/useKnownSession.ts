import { dropOthersDrafts, forgetQueries, keepDrafts, type Session } from '@camp/shell-api';
import { useCallback, useRef, useState } from 'react';
import { assumedSession } from './session-store.ts';

interface ApplyOptions {
  /** True if the person has signed out here, so that nothing has ended unasked. */
  isChosen?: boolean;
}

/**
 * Returns the session as last found. `apply` takes over the latest one: drafts on screen are kept for the person whose
 * session ended or was replaced in another tab, and one person's data is never shown to another.
 */
export function useKnownSession() {
  const [known, setKnown] = useState(assumedSession);
  const latest = useRef(known);

  const apply = useCallback((found: Session, { isChosen = false }: ApplyOptions = {}): Session => {
    const before = latest.current;
    const next = isChosen ? found : sessionAfter(before, found);
    const [previousId, nextId] = [personOf(before), personOf(next)];
    if (previousId !== null && nextId !== previousId) {
      if (!isChosen) keepDrafts(previousId);
      forgetQueries();
    }
    if (nextId !== null && previousId === null) dropOthersDrafts(nextId);
    latest.current = next;
    setKnown(next);
    return next;
  }, []);

  return { known, apply };
}

/** Without an answer, a signed-in person stays signed in: their page, and what they type, must not go away. */
function sessionAfter(before: Session, found: Session): Session {
  if (found.status === 'unavailable') {
    return before.status === 'signed-in' ? { ...before, isUnreachable: true } : found;
  }
  if (found.status !== 'signed-out') return found;
  return before.status === 'signed-out' ? before : { status: 'signed-out', hasEnded: true };
}

const personOf = (session: Session): number | null =>
  session.status === 'signed-in' ? session.user.id : null;
