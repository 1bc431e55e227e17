import { useSession } from '@camp/shell-api';
import { useEffect } from 'react';
import { sendWaiting } from './send-waiting.ts';
import { useWaiting } from './waiting-changes.ts';
import { WaitingChanges } from './WaitingChanges.tsx';

/** Shows a member which changes wait for the network, and which were refused; shows nothing where there are none. */
export function Waiting() {
  const { session } = useSession();
  const person = session.status === 'signed-in' ? session.user.id : null;
  const changes = useWaiting(person);

  useEffect(() => void sendWaiting(person), [person]);

  if (person === null || changes.length === 0) return null;
  return <WaitingChanges person={person} changes={changes} />;
}
