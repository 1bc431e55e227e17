import type { secondFactorStatus } from '@camp/contracts/second-factor';
import type { CallResult } from '@camp/contracts/endpoint';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useState } from 'react';
import { FocusedNotice } from '#features/settings/FocusedNotice.tsx';
import { messages } from './messages.ts';
import { RenewCodes } from './RenewCodes.tsx';
import styles from './SecondFactorState.module.css';
import { SetUpButton } from './SetUpButton.tsx';
import { TurnOff } from './TurnOff.tsx';

interface Props {
  userId: number;
  status: CallResult<typeof secondFactorStatus>;
}

/** As many left, or fewer, and it is time for new ones. */
const fewCodes = 3;

/** Whether an authenticator is enrolled, and what can be done about it. */
export function SecondFactorState({ userId, status }: Props) {
  const texts = useMessages(messages);
  const [isTurnedOff, setTurnedOff] = useState(false);

  if (status.enabled) {
    return <Enabled userId={userId} status={status} onTurnedOff={() => setTurnedOff(true)} />;
  }
  return (
    <>
      {isTurnedOff && (
        <FocusedNotice tone="success" about={isTurnedOff}>
          {texts.turnOff.done}
        </FocusedNotice>
      )}
      <p>
        <Badge tone="neutral">{texts.off}</Badge>
      </p>
      <p>{status.required ? texts.requiredOff : texts.offText}</p>
      <SetUpButton label={texts.setUp} variant="primary" />
    </>
  );
}

function Enabled({ userId, status, onTurnedOff }: Props & { onTurnedOff: () => void }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { enrolled_at, recovery_left, required } = status;

  return (
    <>
      <p className={styles.state}>
        <Badge tone="success">{texts.on}</Badge>
        {enrolled_at && <span>{texts.since(formatDay(enrolled_at, language))}</span>}
      </p>
      <p>
        {texts.left(recovery_left)} {recovery_left <= fewCodes && texts.fewLeft}
      </p>
      <RenewCodes userId={userId} />
      <div className={styles.actions}>
        <SetUpButton label={texts.replace} variant="secondary" />
        {!required && <TurnOff userId={userId} onDone={onTurnedOff} />}
      </div>
      {required && <p>{texts.turnOff.notForStaff}</p>}
    </>
  );
}
