import { Link } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import type { ReactNode } from 'react';

const messages = defineMessages({
  en: { home: 'Home', admin: 'Admin' },
  fr: { home: 'Accueil', admin: 'Administration' },
});

interface Props {
  title: string;
  lead?: ReactNode;
  /** Whether the dashboard leads to the page. */
  isBelowDashboard?: boolean;
  actions?: ReactNode;
  width?: 'normal' | 'wide';
  children: ReactNode;
}

/** A page of the back office, with a breadcrumb back to the dashboard. */
export function StaffPage({ title, isBelowDashboard = true, ...page }: Props) {
  const { home, admin } = useMessages(messages);
  const parents = [{ label: home, to: '/' }];
  if (isBelowDashboard) parents.push({ label: admin, to: '/admin' });

  return (
    <Page
      title={title}
      breadcrumb={[...parents, { label: title }]}
      renderLink={({ label, to = '/' }) => <Link to={to}>{label}</Link>}
      {...page}
    />
  );
}
