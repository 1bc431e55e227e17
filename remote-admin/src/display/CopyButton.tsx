import { Button } from '@camp/ui/Button';
import { useMessages } from '@camp/ui/language';
import { VisuallyHidden } from '@camp/ui/VisuallyHidden';
import { messages } from './messages.ts';
import { useCopy } from './useCopy.ts';

/** Copies a text; says so on itself for 1.8 s, and to screen readers. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { copied, copyFailed } = useMessages(messages);
  const { state, copy } = useCopy();

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
