import { mayOpen } from '@camp/contracts/site/roles';
import type { InlinedRelease } from '@camp/release/document/release-document';
import type { NavigationItem } from '@camp/release/document/manifest';
import type { Session } from '@camp/shell-api';

/** The navigation items of all remotes, by their `order`. */
export function navigationOf({ remotes }: InlinedRelease): NavigationItem[] {
  return Object.values(remotes)
    .flatMap(({ navigation }) => navigation)
    .toSorted((a, b) => a.order - b.order);
}

/** The items of one place that this visitor may open. */
export function visibleItems(
  items: NavigationItem[],
  { place, session }: { place: NavigationItem['place']; session: Session },
) {
  const role = session.status === 'signed-in' ? session.user.role : null;
  return items.filter((item) => item.place === place && !item.within && mayOpen(item.access, role));
}

/**
 * The items of the section that a path lies in (docs/specification.md#the-frame).
 */
export function localItems(items: NavigationItem[], pathname: string): NavigationItem[] {
  const path = `${pathname.toLowerCase()}/`;
  return items.filter(({ within }) => within && path.startsWith(`${within}/`));
}

interface NavigationGroup {
  /** Name of the menu; absent for an item outside menus. */
  menu: NavigationItem['menu'];
  items: NavigationItem[];
}

/** Items in order; those of one menu are together, at the place of the first. */
export function groupsOf(items: NavigationItem[]): NavigationGroup[] {
  const groups: NavigationGroup[] = [];
  for (const item of items) {
    const same = item.menu && groups.find(({ menu }) => menu?.en === item.menu?.en);
    if (same) same.items.push(item);
    else groups.push({ menu: item.menu, items: [item] });
  }
  return groups;
}
