import type { StaffUser } from '@camp/contracts/staff-users';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import type { UserDeed } from './user-deed.ts';
import { useRoleNames } from '#features/staff-users/role-names.ts';

/** Says what a deed has made of somebody. */
export function useDoneText(): (user: StaffUser, deed: UserDeed) => string {
  const { done } = useMessages(messages);
  const roleNames = useRoleNames();

  return (user, deed) => {
    const name = nameOf(user);
    if (deed.kind === 'role') return done.role({ name, role: roleNames[user.role] });
    if (deed.kind === 'verify') return (deed.to === 1 ? done.verified : done.unverified)(name);
    return (deed.to === 1 ? done.subscribed : done.unsubscribed)(name);
  };
}
