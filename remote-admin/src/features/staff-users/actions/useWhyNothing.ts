import { mayOpen } from '@camp/contracts/site/roles';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useSession } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { canBeActedOn } from '#features/staff-users/staff-user.ts';
import { messages } from './messages.ts';

/** Returns why every action on a user is disabled; null if at least one is allowed. */
export function useWhyNothing(user: StaffUser): string | null {
  const { session } = useSession();
  const { ownAccount, ownAccountOfModerator, notBelow } = useMessages(messages);
  if (canBeActedOn(user)) return null;
  const isOwn = session.status === 'signed-in' && session.user.id === user.id;
  if (!isOwn) return notBelow;
  return mayOpen('admin', user.role) ? ownAccount : ownAccountOfModerator;
}
