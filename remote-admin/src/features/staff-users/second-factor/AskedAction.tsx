import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import { reasonMessages } from '#acts/reason-messages.ts';
import { messages } from './messages.ts';
import styles from './second-factor.module.css';

interface Props {
  action: Parameters<typeof useConfirmedMutation<void>>[0];
  isAllowed: boolean;
  variant?: 'danger' | 'secondary';
  label: string;
  /** The question before the action; null if it may happen at once. */
  question: string | null;
  confirmLabel: string;
  /** Called with the reason, if the question asks for one. */
  onReason?: (reason: string) => void;
}

/** A button of the panel that asks in place before it acts, since the panel is a dialog itself. */
export function AskedAction(props: Props) {
  const {
    action,
    isAllowed,
    variant = 'secondary',
    label,
    question,
    confirmLabel,
    onReason,
  } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const { ask, dialog } = useConfirmedMutation(action, { failureShows: 'on-page' });

  function press() {
    if (dialog.open) return dialog.onCancel();
    action.reset();
    if (question !== null) return ask();
    return action.mutate(undefined, { onSuccess: () => undefined, onSettled: () => undefined });
  }

  return (
    <>
      <ActionButton
        ref={opener}
        variant={variant}
        isAllowed={isAllowed}
        isSaving={action.isPending && !dialog.open}
        {...(question !== null && { 'aria-expanded': dialog.open })}
        onClick={press}
      >
        {label}
      </ActionButton>
      {dialog.open && question !== null && (
        <Question
          text={question}
          confirmLabel={confirmLabel}
          isPending={dialog.isPending}
          opener={opener}
          {...(onReason && { onReason })}
          onConfirm={dialog.onConfirm}
          onCancel={dialog.onCancel}
        />
      )}
    </>
  );
}

interface QuestionProps {
  text: string;
  confirmLabel: string;
  isPending: boolean;
  /** Gets the focus when the question goes, unless something else has taken it. */
  opener: RefObject<HTMLButtonElement | null>;
  onReason?: (reason: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

function Question(props: QuestionProps) {
  const { text, confirmLabel, isPending, opener, onReason, onConfirm, onCancel } = props;
  const reason = useMessages(reasonMessages);
  const { cancel: cancelLabel } = useMessages(messages);
  const textId = useId();
  const cancel = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const button = opener.current;
    cancel.current?.focus();
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [opener]);

  return (
    <div role="group" aria-labelledby={textId} className={styles.question}>
      <p id={textId}>{text}</p>
      {onReason && (
        <TextField
          label={reason.optional}
          hint={reason.hint}
          autoComplete="off"
          maxLength={fieldLengths.reason}
          onChange={({ currentTarget }) => onReason(currentTarget.value.trim())}
        />
      )}
      <Cluster gap="8px">
        <ActionButton ref={cancel} isAllowed isHeld={isPending} onClick={onCancel}>
          {cancelLabel}
        </ActionButton>
        <ActionButton isAllowed variant="danger" isSaving={isPending} onClick={onConfirm}>
          {confirmLabel}
        </ActionButton>
      </Cluster>
    </div>
  );
}
