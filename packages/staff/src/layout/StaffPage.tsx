import { Link } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { PageHead } from '@camp/ui/layout/PageHead';
import { Breadcrumb } from '@camp/ui/layout/Breadcrumb';
import type { ReactNode } from 'react';
import { StaffKeys } from '#keys/StaffKeys.tsx';
import styles from './StaffPage.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['layout']>({ en, fr });

interface Props {
  title: string;
  /** The purpose of the page, or its main figures: next to the title, where there is room. */
  lead?: ReactNode;
  /** True if the dashboard links to the page. */
  isBelowDashboard?: boolean;
  /** The page between the dashboard and this one, where there is one. */
  above?: { label: string; to: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the back office: a low head with the way back to the dashboard, and then the data. */
export function StaffPage(props: Props) {
  const { title, lead, isBelowDashboard = true, above, actions, children } = props;
  const { home, admin } = useMessages(messages);
  const parents = [{ label: home, to: '/' }];
  if (isBelowDashboard) parents.push({ label: admin, to: '/admin' });
  if (above) parents.push(above);

  return (
    <article className={styles.page}>
      <PageHead title={title} />
      <header className={styles.header}>
        <div className={styles.crumbs}>
          <Breadcrumb
            crumbs={[...parents, { label: title }]}
            renderLink={({ label, to = '/' }) => <Link to={to}>{label}</Link>}
          />
        </div>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
      <StaffKeys />
    </article>
  );
}
