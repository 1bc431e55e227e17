import { inviteAgain } from '@camp/contracts/staff/accounts';
import { sendResetMail, sendVerificationMail, unlockPerson } from '@camp/contracts/staff/person';
import { api } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { ActCard } from '#display/ActCard.tsx';
import { isShut, useLoginState } from '#features/staff-users/person-state.tsx';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { actMessages } from './act-messages.ts';
import type { PersonProps } from './person.queries.ts';
import { usePersonAct } from './usePersonAct.ts';

/** Help for a person who cannot sign in: shows what keeps them out, and sends the mails that help. */
export function HelpActs({ person: { user, facts }, scope }: PersonProps) {
  const texts = useMessages(actMessages).help;
  const name = nameOf(user);
  const call = { params: { id: user.id }, body: {} };
  const isLocked = facts !== null && isShut(facts.lock);
  const unlock = usePersonAct(user, 'unlock', {
    label: isLocked ? texts.unlock : texts.clearFailures,
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
  const again = usePersonAct(user, 'inviteAgain', {
    label: texts.invite,
    asks: () => ({ text: texts.inviteQuestion({ name }) }),
    call: () => api(inviteAgain, call),
    done: () => texts.invited({ name }),
    failed: texts.mailFailed,
  });
  const isCounted = facts !== null && facts.lock.wrong_passwords + facts.lock.wrong_codes > 0;
  const isInvited = user.invited === true;

  return (
    <ActCard
      title={texts.title}
      acts={[
        (isLocked || isCounted) && unlock,
        isInvited && scope === 'admin' && again,
        reset,
        user.email_verified === 0 && !isInvited && verification,
      ]}
    >
      {facts && <LoginSentences user={user} facts={facts} />}
    </ActCard>
  );
}

/** Says what keeps a person from logging in, one sentence each, or that nothing does. */
function LoginSentences({ user, facts }: PersonProps['person']) {
  const { restrictions, notes } = useLoginState()(user, facts);
  const [only, ...others] = [...restrictions, ...notes];
  if (others.length === 0) return <p>{only}</p>;

  return (
    <ul>
      {[...restrictions, ...notes].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
