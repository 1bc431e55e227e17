import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { ListEnd } from '@camp/ui/navigation/ListEnd';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['display']>({ en, fr });

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
