import type { ReactNode } from 'react';
import { Button } from '#actions/Button.tsx';
import { EmptyCamp, StormyCamp } from '#artwork/CampScene.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
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

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** Says what could not be shown, and offers to try again. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const { tryAgain } = useMessages(messages);

  return (
    <div role="alert" className={styles.state}>
      <StormyCamp className={styles.art} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
    </div>
  );
}
