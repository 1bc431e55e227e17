import type { ComponentProps } from 'react';
import styles from './Muted.module.css';

interface MutedProps extends Omit<ComponentProps<'p'>, 'className'> {
  as?: 'p' | 'span' | 'div';
  size?: 'small' | 'base';
}

/** Text of less weight than its surroundings: hints, counts, what is not there. */
export function Muted({ as: Root = 'p', size = 'base', ...rest }: MutedProps) {
  return <Root {...rest} data-size={size} className={styles.muted} />;
}
