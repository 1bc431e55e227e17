import { type ChangeEvent, useRef, useState } from 'react';

/** A box to tick before something goes on. The button stays live: pressed too early, it says what is missing. */
export function useConsent(missing: string) {
  const box = useRef<HTMLInputElement>(null);
  const [isGiven, setGiven] = useState(false);
  const [isMissed, setMissed] = useState(false);

  function give(next: boolean) {
    setGiven(next);
    setMissed(false);
  }

  return {
    isGiven,
    /** For the checkbox. */
    field: {
      ref: box,
      checked: isGiven,
      error: isMissed ? missing : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => give(target.checked),
    },
    /** Returns true if it is given; else says so at the box. */
    require: () => {
      setMissed(!isGiven);
      if (!isGiven) box.current?.focus();
      return isGiven;
    },
    withdraw: () => give(false),
  };
}
