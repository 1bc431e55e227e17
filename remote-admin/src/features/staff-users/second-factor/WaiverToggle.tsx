import { waiveSecondFactor } from '@camp/contracts/staff-second-factor';
import type { StaffUser } from '@camp/contracts/staff-users';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/VisuallyHidden';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import { ActionFailure } from '#display/ActionFailure.tsx';
import { messages } from './messages.ts';
import { PanelSection } from './PanelSection.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';

interface Props {
  user: StaffUser;
  isOn: boolean;
}

/** Waives the second factor, or ends the waiver (docs/decisions/0018-second-factor-waiver.md). */
export function WaiverToggle({ user, isOn }: Props) {
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
