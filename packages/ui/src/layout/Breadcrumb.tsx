import type { ReactElement } from 'react';
import styles from './Breadcrumb.module.css';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: string;
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  renderLink: (crumb: Crumb) => ReactElement;
}

export function Breadcrumb({ crumbs, renderLink }: BreadcrumbProps) {
  const { breadcrumb } = useMessages(messages);

  return (
    <nav aria-label={breadcrumb}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.label} className={styles.crumb}>
            {crumb.to ? renderLink(crumb) : <span aria-current="page">{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
