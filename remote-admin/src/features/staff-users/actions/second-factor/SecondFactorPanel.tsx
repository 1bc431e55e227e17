import type { StaffUser } from '@camp/contracts/staff-users';
import { useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { useState } from 'react';
import { messages } from './messages.ts';
import { WaiverToggle } from './WaiverToggle.tsx';
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
  const status = useQuery(secondFactorQuery(user.id));

  return (
    <QueryView query={status} loading={texts.loading} failed={<LoadFailure error={status.error} />}>
      {({ twofa }) => (
        <div className={styles.panel}>
          <StatusList status={twofa} />
          {/* A reset makes codes that are still on screen worthless. */}
          <RecoveryCodes key={resets} user={user} onUnsavedCodes={onUnsavedCodes} />
          <WaiverToggle user={user} isOn={twofa.override_enabled} />
          <ResetSecondFactor
            user={user}
            onReset={() => {
              setResets(resets + 1);
              onUnsavedCodes(false);
            }}
          />
        </div>
      )}
    </QueryView>
  );
}

function LoadFailure({ error }: { error: unknown }) {
  const { loadFailed } = useMessages(messages);

  return (
    <>
      <p>{loadFailed}</p>
      <p>{sentenceOf(error, '')}</p>
    </>
  );
}
