import { Button } from '@camp/ui/actions/Button';
import type { ComponentProps, ReactNode } from 'react';
import styles from './display.module.css';

interface RowActionsProps {
  /** One below the other on wide screens; else always side by side. */
  isColumn?: boolean;
  children: ReactNode;
}

/** The buttons of a table's row. */
export function RowActions({ isColumn = false, children }: RowActionsProps) {
  return (
    <span className={styles.rowActions} data-column={isColumn}>
      {children}
    </span>
  );
}

type QuietButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>;

/** A button without an edge. Where it starts a line, its label lines up with what is above. */
export function QuietButton(props: QuietButtonProps) {
  return <Button {...props} variant="ghost" size="small" className={styles.quiet} />;
}
