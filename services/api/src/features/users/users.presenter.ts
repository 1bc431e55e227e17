import { hasVisible } from '@camp/contracts/account/free-text';
import type { ProfileField } from '@camp/contracts/account/profile-fields';
import type { OwnUser, PublicUser } from '@camp/contracts/account/users';
import type { StoredUser } from '#models/user.ts';

/** Attributes that keep the fields of the profile. */
export const profileAttributes = {
  display_name: 'displayName',
  avatar_url: 'avatarUrl',
  location: 'location',
  bio: 'bio',
} as const satisfies Record<ProfileField, keyof StoredUser>;

/** Presents what anyone may see of a user (docs/decisions/people.md#0033). */
export function presentPublicUser(user: StoredUser): PublicUser {
  return {
    id: user.id,
    username: user.username,
    display_name: shownName(user.displayName),
    avatar_url: user.avatarUrl,
    location: user.location,
    bio: user.bio,
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
