import { useEffect, useState } from 'react';

/** How long a copy is confirmed to staff, in milliseconds (specification, section 9). */
const confirmedForMs = 1_800;

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text and says for 1.8 s that it has; a failure stays until the next try. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<void> } {
  const [copies, setCopies] = useState<{ state: CopyState; count: number }>({
    state: 'idle',
    count: 0,
  });

  /* The count starts the time anew when a copy is made while the last one is still confirmed. */
  useEffect(() => {
    if (copies.state !== 'copied') return undefined;
    const timer = setTimeout(
      () => setCopies(({ count }) => ({ state: 'idle', count })),
      confirmedForMs,
    );
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy(text: string): Promise<void> {
    const state = await write(text);
    setCopies(({ count }) => ({ state, count: count + 1 }));
  }

  return { state: copies.state, copy };
}

/** A browser may refuse: without a press of the visitor, or over plain HTTP. */
async function write(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
