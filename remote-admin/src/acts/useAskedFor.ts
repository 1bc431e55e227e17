import { useSearchParams } from '@camp/shell-api';
import { useEffect, useEffectEvent } from 'react';

interface AskedFor {
  /** Name of the act in the address, as in `?do=suspend`. */
  act: string;
  /** False where it cannot be started here. */
  isOpen: boolean;
  start: () => void;
}

/** Starts an act that the address asks for, once: it asks its question, and the address names the page alone again. */
export function useAskedFor({ act, isOpen, start }: AskedFor): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('do') === act;

  const begin = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('do');
    setParams(rest, { replace: true, preventScrollReset: true });
    if (isOpen) start();
  });
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked]);
}
