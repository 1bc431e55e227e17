import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { ActCard } from '@camp/staff/display/ActCard';
import { Sessions } from '#features/staff-users/sessions/Sessions.tsx';
import { RenewRecoveryCodes } from '#features/staff-users/second-factor/RecoveryCodes.tsx';
import { messages } from '#features/staff-users/second-factor/messages.ts';
import { SecondFactorPanel } from '#features/staff-users/SecondFactorDialog.tsx';
import type { PersonProps } from './person.queries.ts';
import styles from './person.module.css';

/** The second factor and the sessions of a person: all of it for admins, only recovery codes for moderators. */
export function SignIn({ person: { user, facts }, scope }: PersonProps) {
  const { heading } = useMessages(messages);
  const [, setUnsaved] = useState(false);
  const hasFactor = facts === null || facts.authenticator || facts.passkeys > 0;

  if (scope === 'moderator') {
    return (
      <ActCard>
        <RenewRecoveryCodes user={user} hasFactor={hasFactor} onUnsavedCodes={setUnsaved} />
      </ActCard>
    );
  }
  return (
    <div className={styles.halves}>
      <ActCard title={heading}>
        <SecondFactorPanel user={user} onUnsavedCodes={setUnsaved} />
      </ActCard>
      <ActCard>
        <Sessions user={user} />
      </ActCard>
    </div>
  );
}
