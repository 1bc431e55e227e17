import { type Access, mayOpen } from '@camp/contracts/access';
import type { Role } from '@camp/contracts/roles';

export interface HubCard {
  to: string;
  title: string;
  text: string;
  action: string;
  access: Access;
}

const cards: readonly HubCard[] = [
  {
    to: '/regions',
    title: 'Regions',
    text: 'See where we are camping now, and where we are headed next.',
    action: 'Browse regions',
    access: 'anyone',
  },
  {
    to: '/regions/british-columbia',
    title: 'British Columbia',
    text: 'The home range: coast, interior, mountains, and the people who know them.',
    action: 'Go to British Columbia',
    access: 'anyone',
  },
  {
    to: '/admin',
    title: 'Admin Dashboard',
    text: 'Look after members and the site.',
    action: 'Open the dashboard',
    access: 'admin',
  },
];

/** The cards whose pages this person may open. */
export function hubCardsFor(role: Role): readonly HubCard[] {
  return cards.filter(({ access }) => mayOpen(access, role));
}
