import { type ReactNode, useRef } from 'react';
import { Button } from '#actions/Button.tsx';
import { Cluster, Stack } from '#layout/spacing.tsx';
import { Muted } from '#layout/text.tsx';

interface ListEndProps {
  /** A sentence or two on how much of the list is on screen. */
  status: ReactNode;
  hasMore: boolean;
  isLoadingMore: boolean;
  more: string;
  loadingMore: string;
  /** Settles when the next rows have loaded or failed to. */
  onMore: () => Promise<unknown>;
}

/** The end of a list: how much of it is on screen, and a button for more. */
export function ListEnd({
  status,
  hasMore,
  isLoadingMore,
  more,
  loadingMore,
  onMore,
}: ListEndProps) {
  const count = useRef<HTMLDivElement>(null);

  /* The button is disabled while it loads and gone after the last page; focus must not be lost with it. */
  async function loadMore() {
    await onMore();
    count.current?.focus({ preventScroll: true });
  }

  return (
    <Cluster gap="12px" align="center" justify="between">
      <Stack ref={count} gap="4px" tabIndex={-1} role="status">
        <Muted as="div" size="small">
          {status}
        </Muted>
      </Stack>
      {hasMore && (
        <Button
          variant="secondary"
          size="small"
          pending={isLoadingMore}
          pendingLabel={loadingMore}
          onClick={() => void loadMore()}
        >
          {more}
        </Button>
      )}
    </Cluster>
  );
}
