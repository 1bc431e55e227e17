import type { ReactNode } from 'react';
import { Cluster, Stack } from './spacing.tsx';
import styles from './Card.module.css';

interface CardProps {
  title?: string;
  footer?: ReactNode;
  children: ReactNode;
}

export function Card({ title, footer, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <Stack gap={3} className={styles.content}>
        {children}
      </Stack>
      {footer && (
        <Cluster as="footer" gap={2} className={styles.footer}>
          {footer}
        </Cluster>
      )}
    </section>
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
