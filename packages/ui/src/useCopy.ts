import { useEffect, useState } from 'react';

type CopyState = 'idle' | 'copied' | 'failed';

interface Options {
  /** How long a copy is confirmed. */
  confirmedForMs: number;
  onCopied?: (() => void) | undefined;
}

/** Copies a text and says for a while that it has; a failure stays until the next try. */
export function useCopy({ confirmedForMs, onCopied }: Options) {
  const [last, setLast] = useState<{ state: CopyState; count: number }>({
    state: 'idle',
    count: 0,
  });

  /* The count starts the time anew when a copy is made while the last one is still confirmed. */
  useEffect(() => {
    if (last.state !== 'copied') return undefined;
    const timer = setTimeout(
      () => setLast(({ count }) => ({ state: 'idle', count })),
      confirmedForMs,
    );
    return () => clearTimeout(timer);
  }, [last, confirmedForMs]);

  async function copy(text: string): Promise<void> {
    const isCopied = await write(text);
    setLast(({ count }) => ({ state: isCopied ? 'copied' : 'failed', count: count + 1 }));
    if (isCopied) onCopied?.();
  }

  return { state: last.state, copy };
}

/** A browser may refuse: without a press of the visitor, or over plain HTTP. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
