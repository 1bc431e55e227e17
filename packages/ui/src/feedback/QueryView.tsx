import type { ReactNode } from 'react';
import styles from './QueryView.module.css';
import { RetryNotice } from './RetryNotice.tsx';

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryViewProps<Data> {
  query: Query<Data>;
  loading: string;
  /** Said, with a way to try again, when nothing could be loaded. */
  failed: ReactNode;
  /** On the button, instead of 'Retry'. */
  retry?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** What a part of a page shows of its query: loading, failure with retry, or content; its place is kept meanwhile. */
export function QueryView<Data>({ query, loading, failed, retry, children }: QueryViewProps<Data>) {
  const { data, error, isFetching, refetch } = query;

  if (data !== undefined) return children(data);
  return (
    <div className={styles.place}>
      {error ? (
        <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()} retry={retry}>
          {failed}
        </RetryNotice>
      ) : (
        <p role="status" className={styles.loading}>
          {loading}
        </p>
      )}
    </div>
  );
}
