import { Button } from '@camp/ui/actions/Button';
import type { ComponentProps, ReactNode } from 'react';
import { errorMessage } from '@camp/ui/i18n/error-message';
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

interface ActionFailureProps {
  error: unknown;
  /** Says what failed, in the words of docs/specification.md#error-catalogue. */
  text: string;
}

/** Says that an action failed and, below, why in the server's words, if it gave any. */
export function ActionFailure({ error, text }: ActionFailureProps) {
  const reason = errorMessage(error, '');

  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      {reason && <p>{reason}</p>}
    </div>
  );
}
