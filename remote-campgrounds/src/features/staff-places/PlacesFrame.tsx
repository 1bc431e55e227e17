import { useSession } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { ReactNode } from 'react';
import type { StaffScope } from '@camp/staff/staff-scope';
import { PageTabs } from '@camp/staff/layout/PageTabs';
import { scopeOf } from '@camp/staff/staff-scope';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { messages } from './messages.ts';

const tabs = {
  places: '/campgrounds/staff',
  feeds: '/campgrounds/staff/feeds',
  imports: '/campgrounds/staff/imports',
  parks: '/campgrounds/staff/park-updates',
};

interface Props {
  current: keyof typeof tabs;
  children: (scope: StaffScope) => ReactNode;
}

/** One of the pages about places: the list, the feeds, the imports, what parks wait for; each leads to the others. */
export function PlacesFrame({ current, children }: Props) {
  const texts = useMessages(messages);
  const { session } = useSession();
  const scope = scopeOf(session);
  const { title, lead } = texts.pages[current];

  return (
    <StaffPage
      title={title}
      lead={lead}
      isBelowDashboard={scope === 'admin'}
      {...(current !== 'places' && { above: { label: texts.pages.places.title, to: tabs.places } })}
    >
      <PageTabs
        label={texts.parts}
        tabs={(['places', 'feeds', 'imports', 'parks'] as const).map((name) => ({
          to: tabs[name],
          label: texts.pages[name].title,
          isCurrent: name === current,
        }))}
      />
      {children(scope)}
    </StaffPage>
  );
}
