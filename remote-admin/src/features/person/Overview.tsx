import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment, formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { ReactNode } from 'react';
import { ActCard } from '@camp/staff/display/ActCard';
import { EmailAddress, Moment } from '@camp/staff/display/values';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { isSubscribed } from '#features/staff-users/staff-user.ts';
import { AccountActs } from './AccountActs.tsx';
import { HelpActs } from './HelpActs.tsx';
import { messages } from './messages.ts';
import type { PersonProps } from './person.queries.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { SuspensionActs } from './SuspensionActs.tsx';
import styles from './person.module.css';

/** The facts, next to the actions. */
export function Overview(props: PersonProps) {
  const texts = useMessages(messages);

  return (
    <div className={styles.overview}>
      <ActCard title={texts.facts.title}>
        <dl className={styles.facts}>
          <AccountFacts {...props} />
          <SignInFacts {...props} />
        </dl>
      </ActCard>
      <div className={styles.acts}>
        <ProfileCard {...props} />
        <SuspensionActs {...props} />
        <HelpActs {...props} />
        <AccountActs {...props} />
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function AccountFacts({ person: { user } }: PersonProps) {
  const { facts: texts, none } = useMessages(messages);
  const { roles, yes, no } = useMessages(listMessages);
  const realName = [user.firstname, user.lastname].filter(Boolean).join(' ');

  return (
    <>
      <Fact name={texts.id}>{user.id}</Fact>
      <Fact name={texts.email}>
        <EmailAddress email={user.email} />
      </Fact>
      <Fact name={texts.realName}>{realName ? <bdi>{realName}</bdi> : none}</Fact>
      <Fact name={texts.role}>{roles[user.role]}</Fact>
      <Fact name={texts.verified}>{user.email_verified === 1 ? yes : no}</Fact>
      <Fact name={texts.subscriber}>{isSubscribed(user) ? yes : no}</Fact>
      <Fact name={texts.joined}>
        <Moment at={user.created_at} />
      </Fact>
      <Fact name={texts.lastLogin}>
        <Moment at={user.last_login} />
      </Fact>
    </>
  );
}

function SignInFacts({ person: { facts } }: PersonProps) {
  const { facts: texts } = useMessages(messages);
  const language = useLanguage();
  if (!facts) return null;
  const { sessions, remembered_devices, mails, failed_mails, waived_until } = facts;
  const factors = [
    facts.authenticator && texts.factors.authenticator,
    facts.passkeys > 0 && texts.factors.passkeys({ count: facts.passkeys }),
    facts.recovery_left !== null && texts.factors.recoveryLeft({ count: facts.recovery_left }),
  ];
  const number = (value: number) => formatNumber(value, language);

  return (
    <>
      <Fact name={texts.secondFactor}>
        {factors.filter(Boolean).join(', ') || texts.factors.none}
      </Fact>
      {waived_until && (
        <Fact name={texts.waived}>{formatMoment(waived_until, 'minute', language)}</Fact>
      )}
      <Fact name={texts.sessions}>{number(sessions)}</Fact>
      <Fact name={texts.devices}>{number(remembered_devices)}</Fact>
      <Fact name={texts.mails}>
        {texts.mailCount({ mails: number(mails), failed: failed_mails })}
      </Fact>
    </>
  );
}
