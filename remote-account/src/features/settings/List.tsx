import type { ReactNode } from 'react';
import styles from './settings.module.css';

/** Items of an account, one per row. */
export function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface ListItemProps {
  name: ReactNode;
  details: ReactNode;
  action?: ReactNode;
}

export function ListItem({ name, details, action }: ListItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.details}>{details}</p>
      </div>
      {action}
    </li>
  );
}
