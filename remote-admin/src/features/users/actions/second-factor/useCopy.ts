import { useEffect, useState } from 'react';

/** How long a copy is confirmed in staff panels, in milliseconds (specification, section 9). */
const confirmedForMs = 1_800;

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text and says for 1.8 s that it has; a failure stays until the next try. */
export function useCopy(onCopied: () => void) {
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
  }, [last]);

  async function copy(text: string): Promise<void> {
    const isCopied = await write(text);
    setLast(({ count }) => ({ state: isCopied ? 'copied' : 'failed', count: count + 1 }));
    if (isCopied) onCopied();
  }

  return { state: last.state, copy };
}

/** A browser may refuse: without a press, or over plain HTTP. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
