import { mayOpen } from '@camp/contracts/access';
import type { InlinedRelease } from '@camp/release/document';
import type { NavigationItem } from '@camp/release/manifest';
import type { Session } from '@camp/shell-api';

/** Every navigation item of the release's remotes, in the order they ask for. */
export function navigationOf({ remotes }: InlinedRelease): NavigationItem[] {
  return Object.values(remotes)
    .flatMap(({ navigation }) => navigation)
    .toSorted((a, b) => a.order - b.order);
}

interface Question {
  place: NavigationItem['place'];
  session: Session;
}

/** The items of one place that this visitor may open. */
export function visibleItems(items: NavigationItem[], { place, session }: Question) {
  const role = session.status === 'signed-in' ? session.user.role : null;
  return items.filter((item) => item.place === place && mayOpen(item.access, role));
}
