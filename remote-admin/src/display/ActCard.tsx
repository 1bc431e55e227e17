import type { ReactNode } from 'react';
import styles from './display.module.css';

interface Props {
  /** Absent if the content has its own heading. */
  title?: string;
  children: ReactNode;
}

/** One thing that staff can change: its state, and the buttons. */
export function ActCard({ title, children }: Props) {
  return (
    <section className={styles.card} aria-label={title}>
      {title !== undefined && <h2 className={styles.cardTitle}>{title}</h2>}
      {children}
    </section>
  );
}
