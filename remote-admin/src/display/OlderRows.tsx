import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { ListEnd } from '@camp/ui/navigation/ListEnd';

const messages = defineMessages({
  en: {
    loadOlder: 'Load older',
    loading: 'Loading…',
    olderFailed: 'Older ones did not load.',
  },
  fr: {
    loadOlder: 'Charger les plus anciens',
    loading: 'Chargement…',
    olderFailed: 'Les plus anciens n’ont pas pu être chargés.',
  },
});

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

/** The end of a list, newest first, and the button for its older rows. */
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
