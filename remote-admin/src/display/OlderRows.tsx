import { useMessages } from '@camp/ui/i18n/define-messages';
import { ListEnd } from '@camp/ui/navigation/ListEnd';
import { messages } from './messages.ts';

interface Props {
  /** How much of the list is on screen, in a sentence. */
  said: string;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** The end of a list that is newest first, and the way to its older rows. */
export function OlderRows({ said, query }: Props) {
  const { loadOlder, loading, olderFailed } = useMessages(messages);

  return (
    <ListEnd
      said={query.isFetchNextPageError ? `${said} ${olderFailed}` : said}
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      more={loadOlder}
      loadingMore={loading}
      onMore={() => query.fetchNextPage()}
    />
  );
}
