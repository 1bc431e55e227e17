import type { Generation } from '@camp/contracts/releases';
import { DataTable } from '@camp/ui/data/DataTable';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { ListEnd } from '@camp/ui/navigation/ListEnd';
import { Section } from '@camp/ui/layout/Section';
import { useState } from 'react';
import { HealthDialog } from './health/HealthDialog.tsx';
import { messages } from './messages.ts';
import { useReleaseColumns } from './useReleaseColumns.tsx';

interface Props {
  generations: readonly Generation[];
  live: Generation | null;
  mayAct: boolean;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Every generation, newest first: what it changed, how it fares, and the way back to it. */
export function ReleaseHistory({ generations, live, mayAct, query }: Props) {
  const texts = useMessages(messages);
  const [examined, setExamined] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const columns = useReleaseColumns({
    live,
    mayAct,
    onExamine: (generation) => {
      setExamined(generation);
      setOpen(true);
    },
  });
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
      {examined !== null && (
        <HealthDialog generation={examined} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </Section>
  );
}
