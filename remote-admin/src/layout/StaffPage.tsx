import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Whether the page is one of those that the dashboard leads to. */
  isBelowDashboard?: boolean;
  actions?: ReactNode;
  width?: 'normal' | 'wide';
  children: ReactNode;
}

/** A page of the back-office, with the way back to the dashboard. */
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
