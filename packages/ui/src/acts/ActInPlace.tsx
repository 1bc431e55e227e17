import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { TextField } from '#fields/TextField.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages as commonMessages } from '#i18n/messages.ts';
import { Cluster } from '#layout/spacing.tsx';
import { ActButton, ActionButton } from './ActionButton.tsx';
import { ActFailure } from './ActFailure.tsx';
import styles from './acts.module.css';
import { messages } from './messages.ts';
import type { LabelledAct } from './useAct.ts';

/** The button of an act that asks in place, where a dialog is open already; with the failure below. */
export function ActInPlace({ act }: { act: LabelledAct }) {
  const opener = useRef<HTMLButtonElement>(null);
  const { isAsking, isPending, question, failure, start, cancel, reset } = act;

  function press() {
    if (isAsking) return cancel();
    reset();
    return start();
  }

  return (
    <>
      <ActButton
        ref={opener}
        act={{ ...act, isPending: isPending && !isAsking, start: press }}
        {...(act.asksFirst && { 'aria-expanded': isAsking })}
      />
      {isAsking && question && <Question act={act} opener={opener} />}
      {failure && <ActFailure {...failure} />}
    </>
  );
}

interface QuestionProps {
  act: LabelledAct;
  /** Gets the focus when the question goes, unless something else has taken it. */
  opener: RefObject<HTMLButtonElement | null>;
}

function Question({ act, opener }: QuestionProps) {
  const texts = useMessages(messages);
  const { cancel: cancelLabel } = useMessages(commonMessages);
  const textId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState('');
  const { isPending, question } = act;

  useEffect(() => {
    const button = opener.current;
    cancel.current?.focus();
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [opener]);

  return (
    <div role="group" aria-labelledby={textId} className={styles.question}>
      <p id={textId}>{question?.text}</p>
      {question?.reason && (
        <TextField
          label={texts.reason.optional}
          hint={texts.reason.hint}
          autoComplete="off"
          maxLength={fieldLengths.reason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <Cluster gap="8px">
        <ActionButton ref={cancel} isAllowed isHeld={isPending} onClick={act.cancel}>
          {cancelLabel}
        </ActionButton>
        <ActionButton
          isAllowed
          variant="danger"
          isSaving={isPending}
          onClick={() => act.confirm(reason.trim())}
        >
          {question?.confirmLabel}
        </ActionButton>
      </Cluster>
    </div>
  );
}
