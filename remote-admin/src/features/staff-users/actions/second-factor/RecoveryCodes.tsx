import { regenerateRecoveryCodes } from '@camp/contracts/staff-second-factor';
import type { StaffUser } from '@camp/contracts/staff-users';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import { ActionFailure } from '#display/ActionFailure.tsx';
import { FreshCodes } from './FreshCodes.tsx';
import { messages } from './messages.ts';
import { PanelSection } from './PanelSection.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

interface Props {
  user: StaffUser;
  onUnsavedCodes: (isUnsaved: boolean) => void;
}

/** Makes somebody new recovery codes and shows them this once. */
export function RecoveryCodes({ user, onUnsavedCodes }: Props) {
  const texts = useMessages(messages).codes;
  const queries = useQueryClient();
  const regenerate = useMutation({
    mutationFn: () => api(regenerateRecoveryCodes, { params: { id: user.id } }),
    onSuccess: () => {
      onUnsavedCodes(true);
      return queries.invalidateQueries({ queryKey: secondFactorQuery(user.id).queryKey });
    },
  });

  return (
    <PanelSection title={texts.title} text={texts.text}>
      <ActionButton
        isAllowed={user.can.regenerateRecoveryCodes}
        isSaving={regenerate.isPending}
        onClick={() => regenerate.mutate()}
      >
        {texts.regenerate}
      </ActionButton>
      {regenerate.error && <ActionFailure error={regenerate.error} text={texts.failed} />}
      {regenerate.data && (
        <FreshCodes
          key={regenerate.submittedAt}
          userId={user.id}
          madeAt={regenerate.submittedAt}
          codes={regenerate.data.recoveryCodes}
          onKept={() => onUnsavedCodes(false)}
        />
      )}
    </PanelSection>
  );
}
