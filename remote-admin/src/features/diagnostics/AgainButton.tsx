import { Button } from '@camp/ui/actions/Button';
import { VisuallyHidden } from '@camp/ui/layout/VisuallyHidden';
import { useState } from 'react';

interface Props {
  label: string;
  pendingLabel: string;
  /** What is looked at again; told to those who do not see where the button stands. */
  of: string;
  onPress: () => Promise<unknown>;
}

/** Looks again when asked to; what is fetched by itself leaves the button, and the focus on it, alone. */
export function AgainButton({ label, pendingLabel, of, onPress }: Props) {
  const [isPending, setPending] = useState(false);

  async function press() {
    setPending(true);
    await onPress();
    setPending(false);
  }

  return (
    <Button
      variant="secondary"
      size="small"
      pending={isPending}
      pendingLabel={pendingLabel}
      onClick={() => void press()}
    >
      {label}
      <VisuallyHidden> ({of})</VisuallyHidden>
    </Button>
  );
}
