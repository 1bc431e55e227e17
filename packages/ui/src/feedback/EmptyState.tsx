import type { ReactNode } from 'react';
import { EmptyCamp } from '#artwork/CampScene.tsx';
import styles from './StateMessage.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <EmptyCamp className={styles.art} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
