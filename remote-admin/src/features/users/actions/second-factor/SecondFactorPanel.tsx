import type { StaffUser } from '@camp/contracts/staff-users';
import { useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { useMessages } from '@camp/ui/language';
import { Notice } from '@camp/ui/Notice';
import { sentenceOf } from '@camp/ui/refusal-sentence';
import { useState } from 'react';
import { messages } from './messages.ts';
import { OverrideToggle } from './OverrideToggle.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { secondFactorQuery } from './second-factor-query.ts';
import styles from './SecondFactorPanel.module.css';
import { StatusList } from './StatusList.tsx';

interface Props {
  user: StaffUser;
  onUnsavedCodes: (isUnsaved: boolean) => void;
}

/** What an admin sees and does of somebody's second factor. */
export function SecondFactorPanel({ user, onUnsavedCodes }: Props) {
  const texts = useMessages(messages);
  const [resets, setResets] = useState(0);
  const { data, error, isFetching, refetch } = useQuery(secondFactorQuery(user.id));

  if (!data && error) {
    return (
      <Notice
        tone="danger"
        action={
          <Button
            size="small"
            variant="secondary"
            pending={isFetching}
            pendingLabel={texts.loading}
            onClick={() => void refetch()}
          >
            {texts.retry}
          </Button>
        }
      >
        <p>{texts.loadFailed}</p>
        <p>{sentenceOf(error, '')}</p>
      </Notice>
    );
  }
  if (!data) {
    return (
      <p role="status" className={styles.loading}>
        {texts.loading}
      </p>
    );
  }
  return (
    <div className={styles.panel}>
      <StatusList status={data.twofa} />
      {/* A reset makes codes that are still on screen worthless. */}
      <RecoveryCodes key={resets} user={user} onUnsavedCodes={onUnsavedCodes} />
      <OverrideToggle user={user} isOn={data.twofa.override_enabled} />
      <ResetSecondFactor
        user={user}
        onReset={() => {
          setResets(resets + 1);
          onUnsavedCodes(false);
        }}
      />
    </div>
  );
}
