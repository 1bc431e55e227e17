import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Stack } from '@camp/ui/layout/spacing';
import type { ComponentProps, ReactNode } from 'react';
import styles from './list.module.css';
import { messages } from './messages.ts';
import { OlderRows } from './OlderRows.tsx';

type MoreQuery = ComponentProps<typeof OlderRows>['query'];

interface PagesQuery<Page> extends MoreQuery {
  data: { pages: Page[] } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  isRefetchError: boolean;
  refetch: () => Promise<unknown>;
}

export interface PagedListProps<Page, Row> {
  query: PagesQuery<Page>;
  rowsOf: (page: Page) => readonly Row[];
  texts: {
    /** Title of the failure of a whole page; absent for a part of one. */
    title?: string;
    loading?: string;
    /** Shown where the server gives no reason. */
    failed: string;
    /** Says how many rows are on screen. */
    showing: (rows: { count: number }) => string;
    older?: ComponentProps<typeof OlderRows>['texts'];
  };
  /** Search and filters, which stay where nothing matches. */
  bar?: ReactNode;
  /** Shown where there are no rows. */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
  /** Stands below the end of the rows. */
  foot?: ReactNode;
}

/** A list that is loaded page by page: loading, failed, empty or listed. Rows stay while others load. */
export function PagedList<Page, Row>(props: PagedListProps<Page, Row>) {
  const { query, rowsOf, texts, bar, empty, children, foot } = props;
  const { error, isPlaceholderData, isRefetchError } = query;
  const { refreshFailed } = useMessages(messages);

  return (
    <QueryView
      query={query}
      loading={texts.loading}
      {...(texts.title !== undefined && { title: texts.title })}
      failed={(reason) => errorMessage(reason, texts.failed)}
    >
      {({ pages }) => {
        const rows = pages.flatMap(rowsOf);
        return (
          <Stack
            gap="16px"
            className={styles.list}
            aria-busy={isPlaceholderData}
            data-stale={isPlaceholderData}
          >
            {bar}
            {isRefetchError && <Notice tone="warning">{errorMessage(error, refreshFailed)}</Notice>}
            {rows.length === 0 ? (
              empty
            ) : (
              <>
                {children(rows)}
                <Stack gap="4px">
                  <OlderRows
                    status={texts.showing({ count: rows.length })}
                    query={query}
                    texts={texts.older}
                  />
                  {foot}
                </Stack>
              </>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}
