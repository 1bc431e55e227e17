import { type Access, mayOpen } from '@camp/contracts/site/roles';
import type { OwnUser } from '@camp/contracts/account/users';

export interface HubCard {
  /** Key of the card's texts. */
  name: 'profile' | 'settings' | 'publicProfile' | 'admin';
  to: string;
  access: Access;
}

/** Address of a person's public profile: by username, or by id without one. */
export function publicProfilePath({ id, username }: Pick<OwnUser, 'id' | 'username'>): string {
  return `/u/${encodeURIComponent(username || String(id))}`;
}

/** The cards for the pages that this person may open. */
export function hubCardsFor(user: Pick<OwnUser, 'id' | 'username' | 'role'>): HubCard[] {
  const cards: HubCard[] = [
    { name: 'profile', to: '/profile', access: 'signed-in' },
    { name: 'settings', to: '/settings', access: 'signed-in' },
    { name: 'publicProfile', to: publicProfilePath(user), access: 'anyone' },
    { name: 'admin', to: '/admin', access: 'admin' },
  ];
  return cards.filter(({ access }) => mayOpen(access, user.role));
}
