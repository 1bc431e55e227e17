import { inviteAgain } from '@camp/contracts/staff/accounts';
import type { PersonFacts } from '@camp/contracts/staff/person';
import { sendResetMail, sendVerificationMail, unlockPerson } from '@camp/contracts/staff/person';
import { api } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { ActCard } from '@camp/staff/display/ActCard';
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
  const failures = failuresIn(facts);
  const unlock = usePersonAct(user, 'unlock', {
    label: failures === 'locked' ? texts.unlock : texts.clearFailures,
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
  const isInvited = user.invited === true;

  return (
    <ActCard
      title={texts.title}
      acts={[
        failures !== 'none' && unlock,
        isInvited && scope === 'admin' && again,
        reset,
        user.email_verified === 0 && !isInvited && verification,
      ]}
    >
      {facts && <LoginSentences user={user} facts={facts} />}
    </ActCard>
  );
}

/** Tells wrong passwords and codes that lock a person out from those that are only counted. */
function failuresIn(facts: PersonFacts | null): 'locked' | 'counted' | 'none' {
  if (!facts) return 'none';
  const { wrong_passwords, wrong_codes } = facts.lock;
  if (isShut(facts.lock)) return 'locked';
  return wrong_passwords + wrong_codes > 0 ? 'counted' : 'none';
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
