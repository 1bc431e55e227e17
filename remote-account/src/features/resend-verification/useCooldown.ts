import { useEffect, useState } from 'react';

interface Wait {
  seconds: number;
  isRunning: boolean;
}

/** Seconds left of a wait, counting down to 0, and the function that starts it over. */
export function useCooldown({ seconds, isRunning }: Wait): { left: number; start: () => void } {
  const [left, setLeft] = useState(isRunning ? seconds : 0);

  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  return { left, start: () => setLeft(seconds) };
}
