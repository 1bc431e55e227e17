import type { AccountLock } from '@camp/contracts/staff/person';
import { sendResetMail, sendVerificationMail, unlockPerson } from '@camp/contracts/staff/person';
import { api } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { ActCard } from '#display/ActCard.tsx';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { actMessages } from './act-messages.ts';
import type { PersonProps } from './person.queries.ts';
import { usePersonAct } from './usePersonAct.ts';

/** Help for a person who cannot sign in: shows what keeps them out, and sends the mails that help. */
export function HelpActs({ person: { user, facts }, scope }: PersonProps) {
  const texts = useMessages(actMessages).help;
  const name = nameOf(user);
  const call = { params: { id: user.id }, body: {} };
  const unlock = usePersonAct(user, 'unlock', {
    label: texts.unlock,
    asks: () => ({ text: texts.unlockQuestion({ name }) }),
    call: () => api(unlockPerson[scope], call),
    done: () => texts.unlocked({ name }),
    failed: texts.unlockFailed,
  });
  const reset = usePersonAct(user, 'sendResetMail', {
    label: texts.sendReset,
    call: () => api(sendResetMail[scope], call),
    done: () => texts.resetSent({ name }),
    failed: texts.mailFailed,
  });
  const verification = usePersonAct(user, 'sendVerificationMail', {
    label: texts.sendVerification,
    call: () => api(sendVerificationMail[scope], call),
    done: () => texts.verificationSent({ name }),
    failed: texts.mailFailed,
  });
  const isCounted = facts !== null && facts.lock.wrong_passwords + facts.lock.wrong_codes > 0;
  const isLocked = isCounted || Boolean(facts?.lock.until);

  return (
    <ActCard
      title={texts.title}
      acts={[isLocked && unlock, reset, user.email_verified === 0 && verification]}
    >
      {facts && <LockState lock={facts.lock} />}
    </ActCard>
  );
}

/** Says what keeps a person from signing in, one sentence each, or that nothing does. */
function LockState({ lock }: { lock: AccountLock }) {
  const { lock: texts } = useMessages(actMessages);
  const language = useLanguage();
  const { until, wrong_passwords, wrong_codes, passwords_paused, codes_paused } = lock;
  const sentences = [
    until !== null && texts.until({ end: formatMoment(until, 'minute', language) }),
    passwords_paused && texts.passwordsPaused,
    codes_paused && texts.codesPaused,
    wrong_passwords > 0 && texts.wrongPasswords({ count: wrong_passwords }),
    wrong_codes > 0 && texts.wrongCodes({ count: wrong_codes }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return <p>{texts.open}</p>;

  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
