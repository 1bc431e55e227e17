import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { ListEnd } from '@camp/ui/navigation/ListEnd';

const messages = defineMessages({
  en: {
    loadOlder: 'Load older',
    loading: 'Loading…',
    olderFailed: 'The older ones could not be loaded.',
  },
  fr: {
    loadOlder: 'Charger les plus anciens',
    loading: 'Chargement…',
    olderFailed: 'Les plus anciens n’ont pas pu être chargés.',
  },
});

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
  texts?: { loadOlder: string; olderFailed: string };
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
