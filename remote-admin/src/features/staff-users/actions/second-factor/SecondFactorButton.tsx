import type { StaffUser } from '@camp/contracts/staff-users';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import { messages } from '#features/staff-users/actions/messages.ts';
import type { UsersScope } from '#features/staff-users/users-query.ts';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';

/** Opens the two-factor panel, where it allows anything. */
export function SecondFactorButton({ user, scope }: { user: StaffUser; scope: UsersScope }) {
  const { secondFactor } = useMessages(messages)[scope];
  const [isOpen, setOpen] = useState(false);
  const { resetSecondFactor, waiveSecondFactor, regenerateRecoveryCodes } = user.can;
  const actions =
    scope === 'admin'
      ? [resetSecondFactor, waiveSecondFactor, regenerateRecoveryCodes]
      : [regenerateRecoveryCodes];

  return (
    <>
      <ActionButton
        isAllowed={actions.includes(true)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {secondFactor}
      </ActionButton>
      <SecondFactorDialog
        user={user}
        scope={scope}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
