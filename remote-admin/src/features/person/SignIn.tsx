import { useState } from 'react';
import { Sessions } from '#features/staff-users/sessions/Sessions.tsx';
import { RenewRecoveryCodes } from '#features/staff-users/second-factor/RecoveryCodes.tsx';
import { SecondFactorPanel } from '#features/staff-users/second-factor/SecondFactorDialog.tsx';
import type { PersonProps } from './PersonPage.tsx';
import styles from './person.module.css';

/** The second factor, and where somebody is signed in: all of it for admins, recovery codes for moderators. */
export function SignIn({ person: { user, facts }, scope }: PersonProps) {
  const [, setUnsaved] = useState(false);
  const hasFactor = facts === null || facts.authenticator || facts.passkeys > 0;

  if (scope === 'moderator') {
    return (
      <div className={styles.card}>
        <RenewRecoveryCodes user={user} hasFactor={hasFactor} onUnsavedCodes={setUnsaved} />
      </div>
    );
  }
  return (
    <div className={styles.halves}>
      <div className={styles.card}>
        <SecondFactorPanel user={user} onUnsavedCodes={setUnsaved} />
      </div>
      <div className={styles.card}>
        <Sessions user={user} />
      </div>
    </div>
  );
}
