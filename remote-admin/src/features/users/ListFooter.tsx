import { Button } from '@camp/ui/Button';
import { useRef } from 'react';
import styles from './ListFooter.module.css';

interface Props {
  shown: number;
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => Promise<unknown>;
}

/** How much of the list is on screen, and the way to more of it. */
export function ListFooter({ shown, total, hasMore, isLoadingMore, onMore }: Props) {
  const count = useRef<HTMLParagraphElement>(null);

  /* The button is off while it works and gone after the last page: the focus must not get lost with it. */
  async function loadMore() {
    await onMore();
    count.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.footer}>
      <p ref={count} tabIndex={-1} className={styles.count} role="status">
        {total === 0 ? '0 users' : `Showing ${shown} of ${total} ${total === 1 ? 'user' : 'users'}`}
      </p>
      {hasMore && (
        <Button
          variant="secondary"
          pending={isLoadingMore}
          pendingLabel="Loading…"
          onClick={() => void loadMore()}
        >
          Load more
        </Button>
      )}
    </div>
  );
}
