import { resetSecondFactor, waiveSecondFactor } from '@camp/contracts/staff/staff-second-factor';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useEffect, useRef, useState } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { useFreshOnly } from '#features/staff-users/actions/stale.ts';
import { AskedAction } from './AskedAction.tsx';
import { messages } from './messages.ts';
import { PanelSection } from './PanelSection.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';

interface WaiverProps {
  user: StaffUser;
  isOn: boolean;
}

/** Waives the second factor, or ends the waiver (docs/decisions/second-factor.md#0018). */
export function WaiverToggle({ user, isOn }: WaiverProps) {
  const texts = useMessages(messages).override;
  const queries = useQueryClient();
  const freshOnly = useFreshOnly();
  const { id, version: ifMatch } = user;
  const [reason, setReason] = useState('');
  const toggle = useMutation({
    mutationFn: () => {
      const body = { enabled: !isOn, ...(reason && { reason }) };
      return freshOnly(user, api(waiveSecondFactor, { params: { id }, body, ifMatch }));
    },
    onSuccess: (status) => queries.setQueryData(secondFactorQuery(user.id).queryKey, status),
  });

  return (
    <PanelSection title={texts.title} text={texts.text}>
      <AskedAction
        action={toggle}
        isAllowed={user.can.waiveSecondFactor}
        label={isOn ? texts.turnOff : texts.turnOn}
        question={isOn ? null : texts.question}
        confirmLabel={texts.confirm}
        onReason={setReason}
      />
      <VisuallyHidden>
        <span role="status">{toggle.isSuccess && (isOn ? texts.isOn : texts.isOff)}</span>
      </VisuallyHidden>
      {toggle.error && <ActionFailure error={toggle.error} text={texts.failed} />}
    </PanelSection>
  );
}

interface ResetProps {
  user: StaffUser;
  hasFactor: boolean;
  onReset: () => void;
}

/** Clears a person's second factor after a confirmation in place. */
export function ResetSecondFactor({ user, hasFactor, onReset }: ResetProps) {
  const texts = useMessages(messages).reset;
  const queries = useQueryClient();
  const outcome = useRef<HTMLDivElement>(null);
  const freshOnly = useFreshOnly();
  const { id, version: ifMatch } = user;
  const [reason, setReason] = useState('');
  const reset = useMutation({
    mutationFn: () => {
      const body = reason ? { reason } : {};
      return freshOnly(user, api(resetSecondFactor, { params: { id }, body, ifMatch }));
    },
    onSuccess: (status) => {
      queries.setQueryData(secondFactorQuery(user.id).queryKey, status);
      onReset();
    },
  });

  /* The button goes with what there was to reset. */
  useEffect(() => {
    if (reset.isSuccess) outcome.current?.focus();
  }, [reset.isSuccess]);

  return (
    <PanelSection title={texts.title} text={texts.text}>
      {hasFactor && (
        <AskedAction
          action={reset}
          variant="danger"
          isAllowed={user.can.resetSecondFactor}
          label={texts.open}
          question={texts.question}
          confirmLabel={texts.confirm}
          onReason={setReason}
        />
      )}
      <div ref={outcome} tabIndex={-1}>
        {reset.isSuccess && <Notice tone="success">{texts.done}</Notice>}
        {!hasFactor && !reset.isSuccess && <p>{texts.nothing}</p>}
      </div>
      {reset.error && <ActionFailure error={reset.error} text={texts.failed} />}
    </PanelSection>
  );
}
