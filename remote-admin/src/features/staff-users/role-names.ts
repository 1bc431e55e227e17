import type { Role } from '@camp/contracts/roles';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';

const messages = defineMessages({
  en: {
    member: 'Member',
    subscriber: 'Subscriber',
    mod: 'Moderator',
    admin_jr: 'Junior admin',
    admin: 'Admin',
  },
  fr: {
    member: 'Membre',
    subscriber: 'Abonné',
    mod: 'Modérateur',
    admin_jr: 'Admin adjoint',
    admin: 'Admin',
  },
});

/** Roles as staff read them. */
export const useRoleNames = (): Record<Role, string> => useMessages(messages);

/** Badge colours. They differ for admin, admin_jr and mod. */
export const roleTones = {
  member: 'neutral',
  subscriber: 'success',
  mod: 'accent',
  admin_jr: 'warning',
  admin: 'danger',
} as const satisfies Record<Role, string>;
