import { mayOpen } from '@camp/contracts/site/roles';
import type { AccountLock, PersonFacts } from '@camp/contracts/staff/person';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { Badge } from '@camp/ui/data/Badge';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { Texts } from '#texts.d.ts';
import enPersonState from './person-state.en.json' with { type: 'json' };
import frPersonState from './person-state.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/staff-users/person-state']>({
  en: enPersonState,
  fr: frPersonState,
});

type State = 'suspended' | 'locked' | 'invited' | 'unverified';

const tones = {
  suspended: 'danger',
  locked: 'warning',
  invited: 'neutral',
  unverified: 'neutral',
} as const satisfies Record<State, 'danger' | 'warning' | 'neutral'>;

type Account = Pick<StaffUser, 'suspension' | 'locked' | 'invited' | 'email_verified'>;

/** True if a lock keeps someone out now, not only counts. */
export const isShut = ({ until, passwords_paused, codes_paused }: AccountLock) =>
  until !== null || passwords_paused || codes_paused;

/** Returns the marks of an account, the weightiest first. Only a person's page knows of locks that soon end. */
function statesOf({ suspension, locked, invited, email_verified }: Account, lock?: AccountLock) {
  const isUnverified = email_verified === 0 && invited !== true;
  const states = [
    suspension && 'suspended',
    (locked === true || (lock && isShut(lock))) && 'locked',
    invited && 'invited',
    isUnverified && 'unverified',
  ] as const;
  return states.filter((state): state is State => Boolean(state));
}

/** Returns a function that gives the word for the weightiest mark of an account; null for one without any. */
export function useStateWord(): (user: Account) => string | null {
  const { states } = useMessages(messages);
  return (user) => {
    const [first] = statesOf(user);
    return first ? states[first] : null;
  };
}

interface BadgesProps {
  user: Account;
  /** Absent in a list. */
  lock?: AccountLock | undefined;
}

/** Marks an account with all that is out of the ordinary. */
export function StateBadges({ user, lock }: BadgesProps) {
  const { states } = useMessages(messages);
  return statesOf(user, lock).map((state) => (
    <Badge key={state} tone={tones[state]}>
      {states[state]}
    </Badge>
  ));
}

/** Marks an account in a list: at most one, with the sentences behind it. */
export function StateBadge({ user }: { user: StaffUser }) {
  const { states } = useMessages(messages);
  const { restrictions } = useLoginState()(user, null);
  const [first] = statesOf(user);

  return (
    first && (
      <span title={restrictions.join(' · ')}>
        <Badge tone={tones[first]}>{states[first]}</Badge>
      </span>
    )
  );
}

interface LoginState {
  /** Things that keep the person from logging in, or stand before it; a single sentence where there are none. */
  restrictions: string[];
  /** Things that keep no one out. */
  notes: string[];
}

/** Returns a function that says in sentences how a person can log in (docs/specification.md#one-person). */
export function useLoginState(): (user: StaffUser, facts: PersonFacts | null) => LoginState {
  const texts = useMessages(messages);
  const language = useLanguage();
  const moment = (at: string) => formatMoment(at, 'minute', language);
  const isSaid = (sentence: string | false): sentence is string => sentence !== false;

  return (user, facts) => {
    const ofState = {
      suspended: () => suspensionSentence(user.suspension?.until ?? null),
      locked: () => lockSentences(facts?.lock),
      invited: () => texts.invited,
      unverified: () => texts.unverified,
    } satisfies Record<State, () => string | string[]>;
    const restrictions = statesOf(user, facts?.lock).flatMap((state) => ofState[state]());
    if (facts !== null && lacksFactor(user, facts)) restrictions.push(texts.factorFirst);
    return {
      restrictions: restrictions.length > 0 ? restrictions : [texts.open],
      notes: facts ? failuresIn(facts.lock) : [],
    };
  };

  function suspensionSentence(until: string | null): string {
    return until ? texts.suspendedUntil({ end: moment(until) }) : texts.suspended;
  }

  function lockSentences(lock?: AccountLock): string[] {
    if (!lock) return [texts.locked];
    return [
      lock.until !== null && texts.until({ end: moment(lock.until) }),
      lock.passwords_paused && texts.passwordsPaused,
      lock.codes_paused && texts.codesPaused,
    ].filter(isSaid);
  }

  function failuresIn({ wrong_passwords, wrong_codes }: AccountLock): string[] {
    return [
      wrong_passwords > 0 && texts.wrongPasswords({ count: wrong_passwords }),
      wrong_codes > 0 && texts.wrongCodes({ count: wrong_codes }),
    ].filter(isSaid);
  }
}

/** True if a role asks for a second factor that is neither set up nor waived. */
const lacksFactor = ({ role }: StaffUser, facts: PersonFacts) =>
  mayOpen('moderator', role) &&
  !facts.authenticator &&
  facts.passkeys === 0 &&
  facts.waived_until === null;
