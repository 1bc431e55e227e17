import { type StaffUser, staffUserSchema } from '@camp/contracts/staff/staff-users';
import { ApiCallError, useQueryClient } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { isStale } from '#acts/is-stale.ts';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { isSubscribed } from '#features/staff-users/staff-user.ts';
import { messages } from './messages.ts';
import { patchUserInLists } from './user-lists.ts';

/**
 * Wraps a change that was sent with the version on screen. If that is stale, the row shows the user
 * as they are now, and the error says what is different (docs/decisions/staff.md#0148).
 */
export function useFreshOnly() {
  const queries = useQueryClient();
  const whatChanged = useWhatChanged();

  return async <Result>(seen: StaffUser, change: Promise<Result>): Promise<Result> => {
    try {
      return await change;
    } catch (error) {
      const current = isStale(error) ? currentUserIn(error) : null;
      if (!current || !isStale(error)) throw error;
      patchUserInLists(queries, current);
      const { status, code, body } = error;
      throw new ApiCallError({ message: whatChanged(seen, current), status, code, body });
    }
  };
}

function currentUserIn({ body }: ApiCallError): StaffUser | null {
  const parsed = staffUserSchema.safeParse((body as { current?: unknown } | null)?.current);
  return parsed.success ? parsed.data : null;
}

const isKeptOut = ({ suspension }: StaffUser) => suspension !== null;

const realNameOf = ({ firstname, lastname }: StaffUser) =>
  [firstname, lastname].filter(Boolean).join(' ') || '—';

/** Returns a function that says in a sentence what is different about a user. */
function useWhatChanged(): (seen: StaffUser, now: StaffUser) => string {
  const { meanwhile } = useMessages(messages);
  const { roleChoices } = useMessages(listMessages);

  const sentenceOf = (facts: string) =>
    facts === '' ? meanwhile.change : meanwhile.changes({ facts });

  return (seen, now) => {
    const facts = [
      seen.role !== now.role && meanwhile.role({ role: roleChoices[now.role] }),
      isSubscribed(seen) !== isSubscribed(now) && meanwhile.subscriber[isSubscribed(now) ? 1 : 0],
      seen.email_verified !== now.email_verified && meanwhile.verified[now.email_verified],
      seen.email !== now.email && meanwhile.email({ email: now.email }),
      seen.username !== now.username && meanwhile.username({ username: now.username }),
      isKeptOut(seen) !== isKeptOut(now) && meanwhile.suspended[isKeptOut(now) ? 1 : 0],
      realNameOf(seen) !== realNameOf(now) && meanwhile.realName({ name: realNameOf(now) }),
    ];
    return sentenceOf(facts.filter((fact) => fact !== false).join(', '));
  };
}
