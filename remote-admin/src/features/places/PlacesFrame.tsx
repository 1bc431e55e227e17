import { useSession } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { ReactNode } from 'react';
import type { StaffScope } from '#staff-scope.ts';
import { PageTabs } from '#layout/PageTabs.tsx';
import { scopeOf } from '#staff-scope.ts';
import { StaffPage } from '#layout/StaffPage.tsx';
import { messages } from './messages.ts';

const tabs = {
  places: '/admin/places',
  feeds: '/admin/places/feeds',
  imports: '/admin/places/imports',
  parks: '/admin/places/park-updates',
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
