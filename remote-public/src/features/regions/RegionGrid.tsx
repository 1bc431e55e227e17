import { brand } from '@camp/shell-api';
import { MailLink } from '#components/MailLink.tsx';
import type { ReactNode } from 'react';
import styles from './regions.module.css';

interface RegionGridProps {
  /** Cards in a row of a wide window (docs/specification.md#numbers-to-the-letter). */
  columns: 3 | 4;
  /** The open region's card. */
  open: ReactNode;
  /** The cards of the others. */
  children: ReactNode;
  /** Text about the others, followed by their mailbox. It stands next to or below the last card. */
  lead: string;
}

/** All regions in one grid, the open one first. A phone has two cards in a row, after the open one. */
export function RegionGrid({ columns, open, children, lead }: RegionGridProps) {
  return (
    <div className={styles.grid} data-columns={columns}>
      <div className={styles.open}>{open}</div>
      {children}
      <p className={styles.lead}>
        {lead} <MailLink address={brand.mailboxes.general} />
      </p>
    </div>
  );
}

interface OpenRegionProps {
  heading: ReactNode;
  badge?: ReactNode;
  text: string;
  /** Its links. */
  children: ReactNode;
}

/** The region that is open: as low as the quiet ones beside it, so that their row has no hole. */
export function OpenRegion({ heading, badge, text, children }: OpenRegionProps) {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        {heading}
        {badge}
      </div>
      <p>{text}</p>
      <p className={styles.links}>{children}</p>
    </section>
  );
}

interface FutureRegionProps {
  heading: ReactNode;
  status: string;
  /** Left out on a phone. */
  text?: string;
  /** Beside the words, where there is room. */
  outline?: ReactNode;
}

/** A region that is only planned, as a quiet line: there is nothing to press. */
export function FutureRegion({ heading, status, text, outline }: FutureRegionProps) {
  return (
    <section className={styles.tile}>
      {heading}
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.status}>{status}</p>
      {outline}
    </section>
  );
}
