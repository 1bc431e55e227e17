import type { ReactNode } from 'react';
import styles from './QuietButton.module.css';

interface Props {
  /** Begins with what is seen (WCAG 2.5.3) and says what a press does. */
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** A value in a row that narrows the log to its like. */
export function QuietButton({ label, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={styles.quiet}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
