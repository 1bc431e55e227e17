import type { ReactNode } from 'react';
import styles from './second-factor.module.css';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/** One action of the panel, and what it means. */
export function PanelSection({ title, text, children }: Props) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
