import { Button } from '@camp/ui/Button';
import { useMessages } from '@camp/ui/language';
import { Notice } from '@camp/ui/Notice';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import styles from './QueryView.module.css';

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface Props<Data> {
  query: Query<Data>;
  loading: string;
  /** Said, with a way to try again, when nothing could be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What a section shows of its query: loading, failure with retry, or content; its place is kept meanwhile. */
export function QueryView<Data>({ query, loading, failed, children }: Props<Data>) {
  const texts = useMessages(messages);
  const { data, error, isFetching, refetch } = query;

  if (data !== undefined) return children(data);
  return (
    <div className={styles.place}>
      {error ? (
        <Notice
          tone="danger"
          action={
            <Button
              size="small"
              variant="secondary"
              pending={isFetching}
              pendingLabel={texts.retrying}
              onClick={() => void refetch()}
            >
              {texts.retry}
            </Button>
          }
        >
          {failed}
        </Notice>
      ) : (
        <p role="status" className={styles.loading}>
          {loading}
        </p>
      )}
    </div>
  );
}
