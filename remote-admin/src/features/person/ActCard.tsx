import type { ReactNode } from 'react';
import styles from './person.module.css';

/** One thing that staff can do something about: how it stands, and the buttons. */
export function ActCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.cardTitle}>{title}</h2>
      {children}
    </section>
  );
}
