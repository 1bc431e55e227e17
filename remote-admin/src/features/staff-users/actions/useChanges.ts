import { useState } from 'react';
import type { Changed } from './users.actions.ts';

/** What was done lately and can be taken back with a press: of each person the last change alone. */
export function useChanges(takeBack: (change: Changed) => void) {
  const [made, setMade] = useState<readonly Changed[]>([]);
  const remove = (gone: Changed) =>
    setMade((current) => current.filter(({ user }) => user.id !== gone.user.id));

  return {
    made,
    add: (change: Changed) =>
      setMade((current) => [...current.filter(({ user }) => user.id !== change.user.id), change]),
    remove,
    undo: (change: Changed) => {
      remove(change);
      takeBack(change);
    },
  };
}
