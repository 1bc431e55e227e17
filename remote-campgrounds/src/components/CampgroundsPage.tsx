import { Link } from '@camp/shell-api';
import type { Crumb } from '@camp/ui/navigation/Breadcrumb';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import type { ReactNode } from 'react';

const messages = defineMessages({
  en: { home: 'Home' },
  fr: { home: 'Accueil' },
});

interface Props {
  title: string;
  lead?: ReactNode;
  /** For search results and shared links. */
  description: string;
  /** Pages between the home page and this one. */
  above?: readonly Crumb[];
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of this area, with a breadcrumb. */
export function CampgroundsPage({ above, ...page }: Props) {
  const { home } = useMessages(messages);

  return (
    <Page
      breadcrumb={[{ label: home, to: '/' }, ...(above ?? []), { label: page.title }]}
      renderLink={({ label, to = '/' }) => <Link to={to}>{label}</Link>}
      width="page"
      {...page}
    />
  );
}
