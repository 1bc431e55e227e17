import type { AccountLock } from '@camp/contracts/staff/person';
import { sendResetMail, sendVerificationMail, unlockPerson } from '@camp/contracts/staff/person';
import { api } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useQuestion } from '#acts/useQuestion.tsx';
import { ActCard } from '#display/ActCard.tsx';
import { ActionFailure } from '#display/actions.tsx';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { actMessages } from './act-messages.ts';
import type { PersonProps } from './person.queries.ts';
import { usePersonAct } from './usePersonAct.ts';

/** Help for a person who cannot sign in: shows what keeps them out, and sends the mails that help. */
export function HelpActs({ person: { user, facts }, scope }: PersonProps) {
  const texts = useMessages(actMessages).help;
  const { id, can } = user;
  const call = { params: { id }, body: {} };
  const reset = usePersonAct<void>(user, {
    send: () => api(sendResetMail[scope], call),
    done: () => texts.resetSent({ name: nameOf(user) }),
  });
  const verification = usePersonAct<void>(user, {
    send: () => api(sendVerificationMail[scope], call),
    done: () => texts.verificationSent({ name: nameOf(user) }),
  });
  const unlock = usePersonAct<void>(user, {
    send: () => api(unlockPerson[scope], call),
    done: () => texts.unlocked({ name: nameOf(user) }),
  });
  const { ask, question } = useQuestion(unlock, {
    failureShows: 'on-page',
    asks: () => ({
      title: texts.unlock,
      text: texts.unlockQuestion({ name: nameOf(user) }),
      confirmLabel: texts.unlock,
      pendingLabel: texts.saving,
    }),
  });
  const isCounted = facts !== null && facts.lock.wrong_passwords + facts.lock.wrong_codes > 0;
  const isLocked = isCounted || Boolean(facts?.lock.until);

  return (
    <ActCard title={texts.title}>
      {facts && <LockState lock={facts.lock} />}
      <div role="group" aria-label={texts.title}>
        {isLocked && (
          <ActionButton isAllowed={can.unlock} isSaving={unlock.isPending} onClick={() => ask()}>
            {texts.unlock}
          </ActionButton>
        )}
        <ActionButton
          isAllowed={can.sendMail}
          isSaving={reset.isPending}
          onClick={() => reset.mutate()}
        >
          {texts.sendReset}
        </ActionButton>
        {user.email_verified === 0 && (
          <ActionButton
            isAllowed={can.sendMail}
            isSaving={verification.isPending}
            onClick={() => verification.mutate()}
          >
            {texts.sendVerification}
          </ActionButton>
        )}
      </div>
      {unlock.error && <ActionFailure error={unlock.error} text={texts.unlockFailed} />}
      {reset.error && <ActionFailure error={reset.error} text={texts.mailFailed} />}
      {verification.error && <ActionFailure error={verification.error} text={texts.mailFailed} />}
      {question}
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
