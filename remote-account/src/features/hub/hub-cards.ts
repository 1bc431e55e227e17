import { type Access, mayOpen } from '@camp/contracts/access';
import type { OwnUser } from '@camp/contracts/users';

export interface HubCard {
  /** Names the card's texts. */
  name: 'profile' | 'settings' | 'publicProfile' | 'admin';
  to: string;
  access: Access;
}

/** A person's page as anybody may see it: by username, or by id where there is none. */
export function publicProfilePath({ id, username }: Pick<OwnUser, 'id' | 'username'>): string {
  return `/u/${encodeURIComponent(username || String(id))}`;
}

/** The cards whose pages this person may open. */
export function hubCardsFor(user: Pick<OwnUser, 'id' | 'username' | 'role'>): HubCard[] {
  const cards: HubCard[] = [
    { name: 'profile', to: '/profile', access: 'signed-in' },
    { name: 'settings', to: '/settings', access: 'signed-in' },
    { name: 'publicProfile', to: publicProfilePath(user), access: 'anyone' },
    { name: 'admin', to: '/admin', access: 'admin' },
  ];
  return cards.filter(({ access }) => mayOpen(access, user.role));
}
