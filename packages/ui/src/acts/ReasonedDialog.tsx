import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { type ComponentProps, useRef, useState } from 'react';
import { ConfirmDialog } from '#dialogs/ConfirmDialog.tsx';
import { TextField } from '#fields/TextField.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from './messages.ts';

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'children'> {
  /** True if the reason is required. */
  isNeeded?: boolean;
  onConfirm: (reason: string) => void;
}

/** Asks before a risky action, and for its reason (docs/decisions/staff.md#0156). */
export function ReasonedDialog({ isNeeded = false, onConfirm, ...dialog }: Props) {
  const texts = useMessages(messages).reason;
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reason = typed.trim();

  function closed() {
    setTyped('');
    setMissing(false);
    dialog.onClosed?.();
  }

  function confirm() {
    setMissing(isNeeded && reason === '');
    if (!isNeeded || reason !== '') return onConfirm(reason);
    return place.current?.querySelector('input')?.focus();
  }

  return (
    <ConfirmDialog {...dialog} onConfirm={confirm} onClosed={closed}>
      <div ref={place}>
        <TextField
          label={isNeeded ? texts.label : texts.optional}
          hint={texts.hint}
          autoComplete="off"
          maxLength={fieldLengths.reason}
          value={typed}
          error={isMissing ? texts.missing : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
