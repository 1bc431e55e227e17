import { mayOpen } from '@camp/contracts/site/roles';
import type { RemoteRoute } from '@camp/release/document/manifest';
import type { InlinedRelease } from '@camp/release/document/release-document';
import type { Session } from '@camp/shell-api';
import { useShownPage } from '#router/shown-page.ts';

/** True if the page on screen is for staff: its route is open to them alone. */
export function useIsStaffPage(): boolean {
  const shown = useShownPage();
  const access = shown?.release.routes.find((route) => route.page === shown.page)?.access;
  return access === 'moderator' || access === 'admin';
}

export interface StaffTab {
  path: string;
  label: NonNullable<RemoteRoute['tab']>;
}

/** Returns the tabs of staff pages that a person may open, in the order of the manifests; of each name the first. */
export function tabsFor(session: Session, { remotes }: Pick<InlinedRelease, 'remotes'>) {
  const role = session.status === 'signed-in' ? session.user.role : null;
  const tabs: StaffTab[] = [];
  for (const { path, access, tab } of Object.values(remotes).flatMap(({ routes }) => routes)) {
    const isNew = tab && tabs.every(({ label }) => label.en !== tab.en);
    if (isNew && mayOpen(access, role)) tabs.push({ path, label: tab });
  }
  return tabs;
}
