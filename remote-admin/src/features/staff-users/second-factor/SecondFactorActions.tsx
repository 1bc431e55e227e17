import { resetSecondFactor, waiveSecondFactor } from '@camp/contracts/staff/staff-second-factor';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useEffect, useId, useRef } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import { messages } from './messages.ts';
import { PanelSection } from './PanelSection.tsx';
import styles from './second-factor.module.css';
import { secondFactorQuery } from './second-factor.queries.ts';

interface WaiverProps {
  user: StaffUser;
  isOn: boolean;
}

/** Waives the second factor, or ends the waiver (docs/decisions/0018-second-factor-waiver.md). */
export function WaiverToggle({ user, isOn }: WaiverProps) {
  const texts = useMessages(messages).override;
  const queries = useQueryClient();
  const toggle = useMutation({
    mutationFn: () => api(waiveSecondFactor, { params: { id: user.id }, body: { enabled: !isOn } }),
    onSuccess: (status) => queries.setQueryData(secondFactorQuery(user.id).queryKey, status),
  });

  return (
    <PanelSection title={texts.title} text={texts.text}>
      <ActionButton
        isAllowed={user.can.waiveSecondFactor}
        isSaving={toggle.isPending}
        onClick={() => toggle.mutate()}
      >
        {isOn ? texts.turnOff : texts.turnOn}
      </ActionButton>
      <VisuallyHidden>
        <span role="status">{toggle.isSuccess && (isOn ? texts.isOn : texts.isOff)}</span>
      </VisuallyHidden>
      {toggle.error && <ActionFailure error={toggle.error} text={texts.failed} />}
    </PanelSection>
  );
}

interface ResetProps {
  user: StaffUser;
  onReset: () => void;
}

/** Clears somebody's second factor after a confirmation in place. */
export function ResetSecondFactor({ user, onReset }: ResetProps) {
  const texts = useMessages(messages).reset;
  const queries = useQueryClient();
  const opener = useRef<HTMLButtonElement>(null);
  /* The button stays while it asks, so that the focus can return to it at once. */
  const returnFocus = () => opener.current?.focus();
  const reset = useMutation({
    mutationFn: () => api(resetSecondFactor, { params: { id: user.id } }),
    onSuccess: (status) => {
      queries.setQueryData(secondFactorQuery(user.id).queryKey, status);
      onReset();
    },
    onSettled: returnFocus,
  });
  const { ask, dialog: question } = useConfirmedMutation(reset, { failureShows: 'on-page' });

  function cancel() {
    question.onCancel();
    returnFocus();
  }

  function press() {
    if (question.open) return cancel();
    reset.reset();
    return ask();
  }

  return (
    <PanelSection title={texts.title} text={texts.text}>
      <ActionButton
        ref={opener}
        variant="danger"
        isAllowed={user.can.resetSecondFactor}
        aria-expanded={question.open}
        onClick={press}
      >
        {texts.open}
      </ActionButton>
      {question.open && (
        <Question isPending={question.isPending} onConfirm={question.onConfirm} onCancel={cancel} />
      )}
      {reset.isSuccess && <Notice tone="success">{texts.done}</Notice>}
      {reset.error && <ActionFailure error={reset.error} text={texts.failed} />}
    </PanelSection>
  );
}

interface QuestionProps {
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function Question({ isPending, onConfirm, onCancel }: QuestionProps) {
  const texts = useMessages(messages).reset;
  const textId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);

  return (
    <div role="group" aria-labelledby={textId} className={styles.question}>
      <p id={textId}>{texts.question}</p>
      <Cluster gap={2}>
        <ActionButton ref={cancel} isAllowed isHeld={isPending} onClick={onCancel}>
          {texts.cancel}
        </ActionButton>
        <ActionButton isAllowed variant="danger" isSaving={isPending} onClick={onConfirm}>
          {texts.confirm}
        </ActionButton>
      </Cluster>
    </div>
  );
}
