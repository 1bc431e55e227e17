import type { ComponentProps } from 'react';
import styles from './ExternalLink.module.css';

/** A link to another site: opens a new tab, says so to screen readers, and gives that site no handle on ours. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles.spoken}> (opens in a new tab)</span>
    </a>
  );
}
