import { Link } from '@camp/shell-api';
import { hillsAt } from '@camp/ui/artwork/contour-lines';
import type { Crumb } from '@camp/ui/layout/Breadcrumb';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { type ReactNode, useMemo } from 'react';
import { Waiting } from '#saved/Waiting.tsx';
import type { Texts } from '#texts.d.ts';
import enCampgroundsPage from './CampgroundsPage.en.json' with { type: 'json' };
import frCampgroundsPage from './CampgroundsPage.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['components/CampgroundsPage']>({
  en: enCampgroundsPage,
  fr: frCampgroundsPage,
});

interface Props {
  title: string;
  lead?: ReactNode;
  /** For search results and shared links. */
  description: string;
  /** Pages between the home page and this one; a page that the main menu names has no breadcrumb without them. */
  above?: readonly Crumb[];
  actions?: ReactNode;
  /** Point of the place that the page is about. */
  at?: { latitude: number; longitude: number } | null | undefined;
  children: ReactNode;
}

/** A page of this area, with a breadcrumb, and with the changes that wait for the network. */
export function CampgroundsPage({ above, at, children, ...page }: Props) {
  const { home } = useMessages(messages);
  const hills = useMemo(() => (at ? hillsAt(at) : undefined), [at]);

  return (
    <Page
      {...(above && {
        breadcrumb: [{ label: home, to: '/' }, ...above, { label: page.title }],
      })}
      renderLink={({ label, to = '/' }) => <Link to={to}>{label}</Link>}
      width="page"
      hills={hills}
      {...page}
    >
      <Waiting />
      {children}
    </Page>
  );
}
