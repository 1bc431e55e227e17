import type { ReactNode } from 'react';
import styles from './display.module.css';

interface Props {
  /** What is in it may have a heading of its own. */
  title?: string;
  children: ReactNode;
}

/** One thing that staff can do something about: how it stands, and the buttons. */
export function ActCard({ title, children }: Props) {
  return (
    <section className={styles.card} aria-label={title}>
      {title !== undefined && <h2 className={styles.cardTitle}>{title}</h2>}
      {children}
    </section>
  );
}
