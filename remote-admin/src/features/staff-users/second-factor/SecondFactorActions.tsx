import { resetSecondFactor, waiveSecondFactor } from '@camp/contracts/staff/staff-second-factor';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { api, useQueryClient } from '@camp/shell-api';
import { ActInPlace } from '@camp/ui/acts/ActInPlace';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useEffect, useRef } from 'react';
import { useUserAct } from '#features/staff-users/actions/useUserAct.ts';
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
  const { id, version: ifMatch } = user;
  const toggle = useUserAct(user, 'waiveSecondFactor', {
    label: isOn ? texts.turnOff : texts.turnOn,
    ...(!isOn && { asks: () => ({ text: texts.question, confirmLabel: texts.confirm }) }),
    call: ({ reason }) =>
      api(waiveSecondFactor, { params: { id }, body: { enabled: !isOn, reason }, ifMatch }),
    failed: texts.failed,
    onSuccess: (status) => queries.setQueryData(secondFactorQuery(id).queryKey, status),
  });

  return (
    <PanelSection title={texts.title} text={texts.text}>
      <ActInPlace act={toggle} />
      <VisuallyHidden>
        <span role="status">{toggle.mutation.isSuccess && (isOn ? texts.isOn : texts.isOff)}</span>
      </VisuallyHidden>
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
  const { id, version: ifMatch } = user;
  const reset = useUserAct(user, 'resetSecondFactor', {
    label: texts.open,
    isDanger: true,
    asks: () => ({ text: texts.question, confirmLabel: texts.confirm }),
    call: ({ reason }) => api(resetSecondFactor, { params: { id }, body: { reason }, ifMatch }),
    failed: texts.failed,
    onSuccess: (status) => {
      queries.setQueryData(secondFactorQuery(id).queryKey, status);
      onReset();
    },
  });
  const { isSuccess } = reset.mutation;

  /* The button goes with what there was to reset. */
  useEffect(() => {
    if (isSuccess) outcome.current?.focus();
  }, [isSuccess]);

  return (
    <PanelSection title={texts.title} text={texts.text}>
      {hasFactor && <ActInPlace act={reset} />}
      <div ref={outcome} tabIndex={-1}>
        {isSuccess && <Notice tone="success">{texts.done}</Notice>}
        {!hasFactor && !isSuccess && <p>{texts.nothing}</p>}
      </div>
    </PanelSection>
  );
}
