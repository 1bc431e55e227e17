import { Button } from './Button.tsx';
import { useMessages } from './language.ts';
import { messages } from './messages.ts';
import { useCopy } from './useCopy.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CopyButtonProps {
  label: string;
  text: string;
  /** How long a copy is confirmed: 1200 ms to members, 1800 ms to staff (specification, section 9). */
  confirmedForMs: 1_200 | 1_800;
  onCopied?: (() => void) | undefined;
}

/** Copies a text; says so on itself for a while, and to screen readers. */
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
