import type { ReactNode } from 'react';
import { Button } from '#actions/Button.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import { ErrorState } from './StateMessage.tsx';
import { Loading } from './Loading.tsx';
import { Reason } from './Reason.tsx';
import { Skeleton } from './Skeleton.tsx';
import { StillLoading } from './StillLoading.tsx';
import styles from './Loading.module.css';
import { Notice } from './Notice.tsx';

/** The part of a query that this uses; the package itself loads no data. */
interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryViewProps<Data> {
  query: Query<Data>;
  /** Title of the failure of a whole page, which comes with a picture; absent for a part of a page. */
  title?: ReactNode;
  loading?: string | undefined;
  /** True if the content looks like a list of rows. */
  isList?: boolean;
  /** Shown, with a retry, when nothing could be loaded; as a function, it gives way to a missing network. */
  failed: ReactNode | ((error: unknown) => ReactNode);
  /** On the button of a part, instead of 'Retry' and 'Loading…'. */
  retry?: string | undefined;
  retrying?: string | undefined;
  /** Shown instead of the content when there is none. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * Shows the four states of a query: loading, failed with a way to try again, empty, content. The content stays on
 * screen when a later fetch fails.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, title, loading, isList = false, failed, empty, children } = props;
  const { data, error, isFetching, refetch } = query;

  if (data !== undefined) return empty?.when(data) ? empty.show : children(data);
  if (!error && isList) return <Skeleton label={loading} />;
  if (!error) return <Waiting isPage={title !== undefined} label={loading} />;
  const reason = typeof failed === 'function' ? <Reason>{failed(error)}</Reason> : failed;
  const again = () => void refetch();
  if (title !== undefined) {
    return (
      <ErrorState title={title} onRetry={again}>
        {reason}
      </ErrorState>
    );
  }
  const { retry, retrying } = props;
  return (
    <div className={styles.place}>
      <RetryNotice isRetrying={isFetching} onRetry={again} retry={retry} retrying={retrying}>
        {reason}
      </RetryNotice>
    </div>
  );
}

function Waiting({ isPage, label }: { isPage: boolean; label: string | undefined }) {
  if (isPage) return <Loading label={label} />;
  return (
    <div className={styles.place}>
      <p role="status" className={styles.status} data-loading>
        {label}
        <StillLoading />
      </p>
    </div>
  );
}

interface RetryNoticeProps {
  /** Message about the failure. */
  children: ReactNode;
  isRetrying: boolean;
  onRetry: () => void;
  /** On the button, instead of 'Retry' and 'Loading…'. */
  retry?: string | undefined;
  retrying?: string | undefined;
}

/** Says what failed and offers to try again; smaller than an ErrorState, for a part of a page. */
export function RetryNotice({ children, isRetrying, onRetry, retry, retrying }: RetryNoticeProps) {
  const texts = useMessages(messages);

  return (
    <Notice
      tone="danger"
      action={
        <Button
          size="small"
          variant="secondary"
          pending={isRetrying}
          pendingLabel={retrying ?? texts.retrying}
          onClick={onRetry}
        >
          {retry ?? texts.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
