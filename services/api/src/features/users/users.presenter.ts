import { hasVisible } from '@camp/contracts/account/free-text';
import { ofEachField } from '@camp/contracts/account/profile-fields';
import type { OwnUser, PublicUser } from '@camp/contracts/account/users';
import { profileAttributes, type StoredUser } from '#models/user.ts';

/** Presents what anyone may see of a user (docs/decisions/people.md#0033). */
export function presentPublicUser(user: StoredUser): PublicUser {
  return {
    id: user.id,
    username: user.username,
    ...ofEachField((field) => user[profileAttributes[field]]),
    display_name: shownName(user.displayName),
    created_at: user.createdAt.toISOString(),
  };
}

/** A name in which nothing can be seen counts as none. */
const shownName = (name: string | null) => (name !== null && hasVisible(name) ? name : null);

/** Presents what people see of their own account. */
export function presentOwnUser(user: StoredUser): OwnUser {
  return {
    ...presentPublicUser(user),
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    role: user.role,
    is_paid: user.isPaid,
    is_subscriber: user.isSubscriber,
    email_verified: user.emailVerified,
    last_login: user.lastLogin?.toISOString() ?? null,
  };
}
