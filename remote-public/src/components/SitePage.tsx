import { Link } from '@camp/shell-api';
import type { Crumb } from '@camp/ui/layout/Breadcrumb';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import type { ReactNode } from 'react';
import type { Texts } from '#texts.d.ts';
import enSitePage from './SitePage.en.json' with { type: 'json' };
import frSitePage from './SitePage.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['components/SitePage']>({ en: enSitePage, fr: frSitePage });

interface Props {
  title: string;
  lead: ReactNode;
  /** For search results and shared links. */
  description: string;
  /** Pages between the home page and this one. */
  above?: readonly Crumb[];
  /** The page's name in the breadcrumb, where its title is too long. */
  crumb?: string;
  width?: 'text' | 'page';
  children: ReactNode;
}

/** A public page below the home page, with a breadcrumb. */
export function SitePage({ above, crumb, width = 'page', ...page }: Props) {
  const { home } = useMessages(messages);
  const breadcrumb = [{ label: home, to: '/' }, ...(above ?? []), { label: crumb ?? page.title }];

  return (
    <Page
      breadcrumb={breadcrumb}
      renderLink={({ label, to = '/' }) => <Link to={to}>{label}</Link>}
      width={width}
      {...page}
    />
  );
}
