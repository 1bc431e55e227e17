import { type ReactNode, useRef } from 'react';
import { Button } from '#actions/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question, word for word. */
  text: string;
  confirmLabel: string;
  /** On the button while what was confirmed is under way; until it ends the dialog stays open. */
  pendingLabel: string;
  isPending: boolean;
  /** What failed, if anything did. */
  failure?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  finalFocus?: () => HTMLElement | null;
  onClosed?: () => void;
}

/** Asks before something that cannot be undone; focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, pendingLabel, isPending, failure } = props;
  const { onConfirm, onCancel, finalFocus, onClosed } = props;
  const { cancel: cancelLabel } = useMessages(messages);
  const cancel = useRef<HTMLButtonElement>(null);

  function leave() {
    if (!isPending) onCancel();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={title}
      description={text}
      initialFocus={cancel}
      {...(finalFocus && { finalFocus })}
      {...(onClosed && { onClosed })}
      footer={
        <>
          <Button ref={cancel} variant="ghost" disabled={isPending} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant="danger"
            pending={isPending}
            pendingLabel={pendingLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure}
    </Dialog>
  );
}
