import type { ReactElement, ReactNode } from 'react';
import { Contours } from '#artwork/Contours.tsx';
import type { Hill } from '#artwork/contour-lines.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import { classNames } from '#styles/class-names.ts';
import { Cluster } from './spacing.tsx';
import styles from './Page.module.css';
import { PageHead } from './PageHead.tsx';

interface PageProps {
  title: string;
  /** Number of a step, above the title. */
  step?: string;
  lead?: ReactNode;
  /** For search results and shared links. */
  description?: string;
  breadcrumb?: readonly Crumb[];
  /** Renders a breadcrumb's link: this package has no router. */
  renderLink?: (crumb: Crumb) => ReactElement;
  actions?: ReactNode;
  width?: 'form' | 'text' | 'page' | 'gallery' | 'staff';
  /** False where the page draws a landscape of its own. */
  hasContours?: boolean;
  /** Hills of the place that the page is about. */
  hills?: readonly Hill[] | undefined;
  children: ReactNode;
}

/** One page: its document title, its heading (which takes focus on arrival) and its content. */
export function Page({
  title,
  step,
  lead,
  description,
  breadcrumb,
  renderLink,
  actions,
  width = 'text',
  hasContours = true,
  hills,
  children,
}: PageProps) {
  return (
    <article className={classNames(styles.page, styles[width])}>
      <PageHead title={title} description={description} />
      {hasContours && <Contours hills={hills} />}
      <header className={styles.header}>
        {breadcrumb && renderLink && <Breadcrumb crumbs={breadcrumb} renderLink={renderLink} />}
        {step && <p className={styles.step}>{step}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {actions && (
          <Cluster gap="12px" className={styles.actions}>
            {actions}
          </Cluster>
        )}
      </header>
      {children}
    </article>
  );
}
