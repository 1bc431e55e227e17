import type { ComponentProps, ReactNode } from 'react';
import styles from './text.module.css';

interface MutedProps extends Omit<ComponentProps<'p'>, 'className'> {
  as?: 'p' | 'span' | 'div';
  size?: 'small' | 'base';
}

/** Secondary text: hints, counts, remarks. */
export function Muted({ as: Root = 'p', size = 'base', ...rest }: MutedProps) {
  return <Root {...rest} data-size={size} className={styles.muted} />;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
