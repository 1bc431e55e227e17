import { useMessages } from '@camp/ui/i18n/define-messages';
import { ListEnd } from '@camp/ui/navigation/ListEnd';
import { messages } from './messages.ts';

interface Props {
  /** A sentence that says how much of the list is on screen. */
  status: string;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Replaces the texts if the rows' French name is feminine. */
  texts?: { loadOlder: string; olderFailed: string } | undefined;
}

/** The end of a list, newest first, and the button for its older rows. */
export function OlderRows({ status, query, texts }: Props) {
  const { loading, ...defaults } = useMessages(messages);
  const { loadOlder, olderFailed } = texts ?? defaults;

  return (
    <ListEnd
      status={query.isFetchNextPageError ? `${status} ${olderFailed}` : status}
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      more={loadOlder}
      loadingMore={loading}
      onMore={() => query.fetchNextPage()}
    />
  );
}
