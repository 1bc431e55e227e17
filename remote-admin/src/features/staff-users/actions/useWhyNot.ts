import type { StaffUser } from '@camp/contracts/staff-users';
import { useSession } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import type { UsersScope } from '#features/staff-users/users-query.ts';

/** Why every action on a user is off; null where at least one is open. */
export function useWhyNot({ id, can }: StaffUser, scope: UsersScope): string | null {
  const { session } = useSession();
  const { ownAccount, ownAccountOfModerator, notBelow } = useMessages(messages);
  if (Object.values(can).some((isAllowed) => isAllowed)) return null;
  const isOwn = session.status === 'signed-in' && session.user.id === id;
  if (!isOwn) return notBelow;
  return scope === 'admin' ? ownAccount : ownAccountOfModerator;
}
