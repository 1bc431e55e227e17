import { useEffect, useState } from 'react';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import { Muted } from '#layout/text.tsx';

/** Wait, in milliseconds, after which visitors want to know that the page is still loading. */
const slowMs = 4_000;

/** Says that an answer takes long, when it does: a call ends by its own limit only some ten seconds later. */
export function StillLoading({ isWaiting = true }: { isWaiting?: boolean }) {
  const { stillLoading } = useMessages(messages);
  if (!useIsLate(isWaiting, slowMs)) return null;
  return <Muted as="span"> {stillLoading}</Muted>;
}

/** True once a wait has lasted this long. */
export function useIsLate(isWaiting: boolean, lateMs: number): boolean {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting, lateMs]);

  return isWaiting && isLate;
}
