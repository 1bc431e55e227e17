import { useEffect, useState } from 'react';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import { VisuallyHidden } from '#layout/text.tsx';
import { Button } from './Button.tsx';

interface CopyButtonProps {
  label: string;
  text: string;
  /** Time that a copy is confirmed: 1200 ms for members, 1800 ms for staff. */
  confirmedForMs: 1_200 | 1_800;
  onCopied?: (() => void) | undefined;
}

/** Copies a text; for a while its label says so, and screen readers announce it. */
export function CopyButton({ label, text, confirmedForMs, onCopied }: CopyButtonProps) {
  const { copied, copyFailed } = useMessages(messages);
  const { state, copy } = useCopy({ confirmedForMs, onCopied });

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy(text)}>
        {state === 'copied' ? copied : label}
      </Button>
      {state === 'failed' && <p role="alert">{copyFailed}</p>}
      <VisuallyHidden>
        <span role="status">{state === 'copied' && copied}</span>
      </VisuallyHidden>
    </>
  );
}

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text and says for a while that it has; a failure stays until the next try. */
function useCopy({
  confirmedForMs,
  onCopied,
}: Pick<CopyButtonProps, 'confirmedForMs' | 'onCopied'>) {
  const [last, setLast] = useState<{ state: CopyState; count: number }>({
    state: 'idle',
    count: 0,
  });

  /* The count restarts the timer when a copy is made while the last one is still confirmed. */
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

/** Browsers may refuse: over plain HTTP, or when the visitor pressed nothing. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
