import type { ReactNode } from 'react';
import { Cluster, Stack } from './spacing.tsx';
import styles from './Card.module.css';

interface CardProps {
  title?: string;
  /** At the end of the title's row: stays in place no matter how the content changes. */
  action?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function Card({ title, action, footer, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {action}
        </div>
      )}
      <Stack gap="12px" className={styles.content}>
        {children}
      </Stack>
      {footer && (
        <Cluster as="footer" gap="8px" className={styles.footer}>
          {footer}
        </Cluster>
      )}
    </section>
  );
}

/** A list in a card. */
export function CardRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface CardRowProps {
  /** At the start of the row. */
  link: ReactNode;
  /** Beside the link. */
  value?: ReactNode;
  /** Below it. */
  note?: ReactNode;
  tone?: 'danger';
}

export function CardRow({ link, value, note, tone }: CardRowProps) {
  return (
    <li>
      {link}
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {note !== undefined && (
        <span className={styles.note} data-tone={tone}>
          {note}
        </span>
      )}
    </li>
  );
}

interface CardGridProps {
  /** Most cards in a row; narrower screens get fewer. */
  columns: 2 | 3 | 4;
  children: ReactNode;
}

export function CardGrid({ columns, children }: CardGridProps) {
  return (
    <div className={styles.grid} data-columns={columns}>
      {children}
    </div>
  );
}
