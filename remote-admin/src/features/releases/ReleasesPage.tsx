import { useInfiniteQuery } from '@camp/shell-api';
import { EmptyState } from '@camp/ui/EmptyState';
import { ErrorState } from '@camp/ui/ErrorState';
import { useMessages } from '@camp/ui/language';
import { Loading } from '@camp/ui/Loading';
import { sentenceOf } from '@camp/ui/refusal-sentence';
import { StaffPage } from '#layout/StaffPage.tsx';
import { LiveRelease } from './LiveRelease.tsx';
import { messages } from './messages.ts';
import { ReleaseHistory } from './ReleaseHistory.tsx';
import { releasesQuery } from './releases-query.ts';

/** What is live and what was, to read only: releases are made on the command line. */
export default function ReleasesPage() {
  const texts = useMessages(messages);

  return (
    <StaffPage title={texts.title} lead={texts.lead} width="wide">
      <Releases />
    </StaffPage>
  );
}

function Releases() {
  const texts = useMessages(messages);
  const query = useInfiniteQuery(releasesQuery);
  const { data, error, refetch } = query;

  if (!data) {
    if (!error) return <Loading />;
    return (
      <ErrorState title={texts.failed} onRetry={() => void refetch()}>
        {sentenceOf(error, texts.failedText)}
      </ErrorState>
    );
  }
  const live = data.pages[0]?.live ?? null;
  const generations = data.pages.flatMap((page) => page.history);

  return (
    <>
      {live ? (
        <LiveRelease live={live} />
      ) : (
        <EmptyState title={texts.nothingLive}>{texts.nothingLiveText}</EmptyState>
      )}
      {generations.length > 0 && (
        <ReleaseHistory generations={generations} liveGeneration={live?.generation} query={query} />
      )}
    </>
  );
}
