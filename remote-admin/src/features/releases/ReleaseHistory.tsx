import type { Generation } from '@camp/contracts/releases';
import { DataTable } from '@camp/ui/DataTable';
import { useMessages } from '@camp/ui/language';
import { ListEnd } from '@camp/ui/ListEnd';
import { Section } from '@camp/ui/Section';
import { messages } from './messages.ts';
import { useReleaseColumns } from './useReleaseColumns.tsx';

interface Props {
  generations: readonly Generation[];
  liveGeneration: number | undefined;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Every generation, newest first; a new version stands out from one that was carried over. */
export function ReleaseHistory({ generations, liveGeneration, query }: Props) {
  const texts = useMessages(messages);
  const columns = useReleaseColumns(liveGeneration);
  const showing = texts.showing(generations.length);

  return (
    <Section title={texts.history}>
      <DataTable
        caption={texts.history}
        columns={columns}
        rows={generations}
        rowKey={({ generation }) => generation}
      />
      <ListEnd
        said={query.isFetchNextPageError ? `${showing} ${texts.olderFailed}` : showing}
        hasMore={query.hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        more={texts.loadOlder}
        loadingMore={texts.loading}
        onMore={() => query.fetchNextPage()}
      />
    </Section>
  );
}
