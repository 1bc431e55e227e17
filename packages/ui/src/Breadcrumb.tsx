import type { ReactElement } from 'react';
import styles from './Breadcrumb.module.css';

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
  return (
    <nav aria-label="Breadcrumb">
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
