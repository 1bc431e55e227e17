import { Button } from '@camp/ui/Button';
import styles from './ListFooter.module.css';

interface Props {
  shown: number;
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** How much of the list is on screen, and the way to more of it. */
export function ListFooter({ shown, total, hasMore, isLoadingMore, onMore }: Props) {
  return (
    <div className={styles.footer}>
      <p className={styles.count} role="status">
        {total === 0 ? '0 users' : `Showing ${shown} of ${total} ${total === 1 ? 'user' : 'users'}`}
      </p>
      {hasMore && (
        <Button
          variant="secondary"
          pending={isLoadingMore}
          pendingLabel="Loading…"
          onClick={onMore}
        >
          Load more
        </Button>
      )}
    </div>
  );
}
