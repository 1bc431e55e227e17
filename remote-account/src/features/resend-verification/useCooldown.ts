import { tabStore } from '@camp/shell-api';
import { useEffect, useState } from 'react';

const cooldownSeconds = 30;

/** Survives a reload, and the form, which is created again with each attempt to log in. */
const sentAtKey = 'campbc:verification-sent-at';

/** Call when a verification mail was sent: the API sends none for a while. */
export function noteVerificationSent(): void {
  tabStore.write(sentAtKey, String(Date.now()));
}

/** Seconds until the mail may be sent again, whichever address is entered, and the function that restarts them. */
export function useCooldown(): { left: number; start: () => void } {
  const [left, setLeft] = useState(secondsLeft);

  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(secondsLeft()), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  function start() {
    noteVerificationSent();
    setLeft(cooldownSeconds);
  }

  return { left, start };
}

/** A clock that was put back does not lengthen the wait. */
function secondsLeft(): number {
  const passed = (Date.now() - Number(tabStore.read(sentAtKey) ?? 0)) / 1_000;
  return passed < 0 ? 0 : Math.max(0, Math.ceil(cooldownSeconds - passed));
}
