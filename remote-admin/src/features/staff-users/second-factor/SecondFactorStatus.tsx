import type { StaffSecondFactor } from '@camp/contracts/staff/staff-second-factor';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay, formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Moment } from '@camp/staff/display/values';
import { messages } from './messages.ts';
import styles from './second-factor.module.css';

type Status = StaffSecondFactor['twofa'];

/** The state of a person's second factor, line by line. */
export function SecondFactorStatus({ status }: { status: Status }) {
  const { status: texts } = useMessages(messages);

  return (
    <dl className={styles.status}>
      <dt>{texts.authenticator}</dt>
      <dd>
        <Enrollment status={status} />
      </dd>
      <dt>{texts.lastVerified}</dt>
      <dd>
        {status.last_verified_at === null ? texts.never : <Moment at={status.last_verified_at} />}
      </dd>
      <dt>{texts.recoveryLeft}</dt>
      <dd>{status.recovery_left ?? '—'}</dd>
      <dt>{texts.passkeys}</dt>
      <dd>{status.passkeys}</dd>
      <dt>{texts.override}</dt>
      <dd>
        <Waiver status={status} />
      </dd>
    </dl>
  );
}

function Enrollment({ status: { enabled, enrolled_at } }: { status: Status }) {
  const { status: texts } = useMessages(messages);
  const language = useLanguage();
  if (!enabled) return texts.off;
  if (enrolled_at === null) return texts.on;
  return texts.since({ day: formatDay(enrolled_at, language) });
}

function Waiver({ status }: { status: Status }) {
  const { status: texts } = useMessages(messages);
  const language = useLanguage();
  const { override_enabled, override_until, override_by } = status;
  if (!override_enabled) return texts.off;
  const until = override_until
    ? texts.until({ moment: formatMoment(override_until, 'minute', language) })
    : texts.on;
  return override_by ? `${until}, ${texts.by({ username: override_by })}` : until;
}
