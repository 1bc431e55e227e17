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

interface SkipProps {
  onPress: () => void;
  children: ReactNode;
}

/** A button that keyboards find, and that shows while it has the focus: it leads past what comes next (WCAG 2.4.1). */
export function SkipButton({ onPress, children }: SkipProps) {
  return (
    <button type="button" className={styles.skip} onClick={onPress}>
      {children}
    </button>
  );
}

/** A list of sentences, each with its bullet. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={styles.points}>{children}</ul>;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
