import type { ReactNode } from 'react';
import { Button } from '#actions/Button.tsx';
import {
  ClosedStall,
  EmptyCamp,
  EmptyKettle,
  EmptyTrailhead,
  StormyCamp,
} from '#artwork/CampScene.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import styles from './StateMessage.module.css';

/** Drawings by the kind of thing that is missing. */
const scenes = {
  people: EmptyCamp,
  matches: EmptyTrailhead,
  events: EmptyKettle,
  goods: ClosedStall,
};

interface EmptyStateProps {
  title: string;
  /** Kind of thing that is missing: people, matches of a search, future events, or goods to buy. */
  of?: keyof typeof scenes;
  /** Smaller within a table's frame or a card. */
  size?: 'page' | 'list';
  children?: ReactNode;
  action?: ReactNode;
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { title, of = 'people', size = 'page', children, action } = props;
  const Scene = scenes[of];

  return (
    <div className={styles.state} data-size={size}>
      <Scene className={styles.art} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  title: ReactNode;
  /** `h1` where this is all there is of a page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** Says what could not be shown, and offers to try again. */
export function ErrorState({ title, heading, children, onRetry }: ErrorStateProps) {
  const { tryAgain } = useMessages(messages);
  const Heading = heading ?? 'h2';

  return (
    <div role="alert" className={styles.state}>
      <StormyCamp className={styles.art} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
    </div>
  );
}
