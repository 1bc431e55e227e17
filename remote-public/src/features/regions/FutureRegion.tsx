import { brand } from '@camp/shell-api';
import { MailLink } from '#components/MailLink.tsx';
import type { ReactNode } from 'react';
import styles from './regions.module.css';

interface FutureRegionsProps {
  /** What is true of all of them; their mailbox follows. */
  lead: string;
  /** Most tiles in a row; a phone has two. */
  columns: 3 | 4;
  children: ReactNode;
}

/** The regions that are only planned, as quiet tiles: there is nothing to press. */
export function FutureRegions({ lead, columns, children }: FutureRegionsProps) {
  return (
    <div className={styles.future}>
      <p className={styles.futureLead}>
        {lead} <MailLink address={brand.mailboxes.general} />
      </p>
      <div className={styles.grid} data-columns={columns}>
        {children}
      </div>
    </div>
  );
}

interface FutureRegionProps {
  heading: ReactNode;
  /** How far it is. */
  status: string;
  /** Left out on a phone. */
  text?: string;
}

export function FutureRegion({ heading, status, text }: FutureRegionProps) {
  return (
    <section className={styles.tile}>
      {heading}
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.status}>{status}</p>
    </section>
  );
}
