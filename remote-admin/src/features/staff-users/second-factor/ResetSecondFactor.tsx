import { resetSecondFactor } from '@camp/contracts/staff-second-factor';
import type { StaffUser } from '@camp/contracts/staff-users';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { Cluster } from '@camp/ui/layout/Cluster';
import { useEffect, useId, useRef, useState } from 'react';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import { ActionFailure } from '#display/ActionFailure.tsx';
import { messages } from './messages.ts';
import { PanelSection } from './PanelSection.tsx';
import styles from './second-factor.module.css';
import { secondFactorQuery } from './second-factor.queries.ts';

interface Props {
  user: StaffUser;
  onReset: () => void;
}

/** Clears somebody's second factor after a confirmation in place. */
export function ResetSecondFactor({ user, onReset }: Props) {
  const texts = useMessages(messages).reset;
  const queries = useQueryClient();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => api(resetSecondFactor, { params: { id: user.id } }),
    onSuccess: (status) => {
      queries.setQueryData(secondFactorQuery(user.id).queryKey, status);
      onReset();
    },
    onSettled: () => leave(),
  });

  /* The button stays while it asks, so that the focus can return to it at once. */
  function leave() {
    setAsking(false);
    opener.current?.focus();
  }

  return (
    <PanelSection title={texts.title} text={texts.text}>
      <ActionButton
        ref={opener}
        variant="danger"
        isAllowed={user.can.resetSecondFactor}
        aria-expanded={isAsking}
        onClick={() => {
          reset.reset();
          setAsking(!isAsking);
        }}
      >
        {texts.open}
      </ActionButton>
      {isAsking && (
        <Question isPending={reset.isPending} onConfirm={() => reset.mutate()} onCancel={leave} />
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
