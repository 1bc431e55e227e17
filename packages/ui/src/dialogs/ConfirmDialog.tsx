import { type ReactNode, useRef } from 'react';
import { Button } from '#actions/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import styles from './Dialog.module.css';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question, word for word. */
  text: string;
  /** The part of the question that names its subject; stands out. */
  subject?: string;
  /** Things that are lost with it. */
  losses?: readonly string[];
  confirmLabel: string;
  /** On the button while the confirmed act is under way; until it ends the dialog stays open. */
  pendingLabel: string;
  isPending: boolean;
  /** Further input that the dialog asks for. */
  children?: ReactNode;
  /** Message about a failure, if there was one. */
  failure?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  finalFocus?: () => HTMLElement | null;
  onClosed?: () => void;
}

/** Asks before something that cannot be undone; the focus starts on a field, or else on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, subject, losses } = props;
  const { confirmLabel, pendingLabel, isPending, failure, children } = props;
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
      description={<Question text={text} subject={subject} />}
      safeButton={cancel}
      {...(finalFocus && { finalFocus })}
      {...(onClosed && { onClosed })}
      footer={
        <>
          <Button ref={cancel} variant="ghost" disabled={isPending} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant="dangerSolid"
            pending={isPending}
            pendingLabel={pendingLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {losses && (
        <ul className={styles.losses}>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      )}
      {children}
      {failure}
    </Dialog>
  );
}

function Question({ text, subject }: { text: string; subject: string | undefined }) {
  const [before = '', ...rest] = subject ? text.split(subject) : [text];
  if (!subject || rest.length === 0) return text;
  return (
    <>
      {before}
      <strong className={styles.subject}>{subject}</strong>
      {rest.join(subject)}
    </>
  );
}
