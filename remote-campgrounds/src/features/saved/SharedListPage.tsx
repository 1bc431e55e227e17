import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { ApiCallError, Link, useParams, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { isolatedName } from '@camp/ui/data/PersonName';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useMemo } from 'react';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import { sharedListQuery } from '#saved/saved.queries.ts';
import { ListView } from './ListView.tsx';
import { messages } from './messages.ts';
import styles from './saved.module.css';

/** Shows a list that someone shares, to anyone who has its link. */
export function SharedListPage() {
  const texts = useMessages(messages);
  const { code = '' } = useParams();
  const query = useQuery(sharedListQuery(code));
  const { data: list } = query;
  const title = list?.name ? isolatedName(list.name) : texts.sharedTitle;

  return (
    <CampgroundsPage
      title={title}
      lead={list && <Lead changedAt={list.updated_at} />}
      description={texts.sharedDescription}
      above={[{ label: texts.allCampgrounds, to: '/campgrounds' }]}
    >
      {isGone(query.error) ? (
        <EmptyState
          of="matches"
          size="list"
          title={texts.sharedGone}
          action={<Button render={<Link to="/campgrounds" />}>{texts.browse}</Button>}
        >
          {errorMessage(query.error, { byStatus: unknownLink(texts.sharedUnknown), fallback: '' })}
        </EmptyState>
      ) : (
        <QueryView
          query={query}
          title={texts.sharedGone}
          loading={texts.sharedLoading}
          failed={(error) => errorMessage(error, texts.notDone)}
          empty={{
            when: ({ campgrounds }) => campgrounds.length === 0,
            show: <EmptyState of="matches" size="list" title={texts.sharedEmpty} />,
          }}
        >
          {({ campgrounds }) => <SharedPlaces campgrounds={campgrounds} />}
        </QueryView>
      )}
    </CampgroundsPage>
  );
}

function Lead({ changedAt }: { changedAt: string }) {
  const { sharedLead, sharedChanged } = useMessages(messages);
  const language = useLanguage();

  return (
    <p>
      {sharedLead} {sharedChanged({ day: formatDay(changedAt, language) })}
    </p>
  );
}

/** The places with a map, and what their reader can do with them. */
function SharedPlaces({ campgrounds }: { campgrounds: readonly CampgroundSummary[] }) {
  const texts = useMessages(messages);
  const places = useMemo(() => campgrounds.map((campground) => ({ campground })), [campgrounds]);

  return (
    <>
      <div className={styles.list} data-map="beside">
        <ListView places={places} mapStands="beside" ownOrder={texts.sharedOrder}>
          {(shown, { marked, onMark }) => (
            <ol className={styles.entries}>
              {shown.map(({ campground }) => (
                <li key={campground.slug}>
                  <CampgroundCard
                    campground={campground}
                    level={2}
                    isMarked={campground.slug === marked}
                    onMark={onMark}
                  />
                </li>
              ))}
            </ol>
          )}
        </ListView>
      </div>
      <div className={styles.next}>
        <p>{texts.sharedNext}</p>
        <Button variant="secondary" size="small" render={<Link to="/campgrounds" />}>
          {texts.browse}
        </Button>
        <Button variant="secondary" size="small" onClick={() => globalThis.print()}>
          {texts.print}
        </Button>
      </div>
    </>
  );
}

/** The sentence for a link that is of no list, however it is written. */
const unknownLink = (sentence: string) => ({ 404: sentence, 422: sentence });

/** True if the link leads nowhere, or no longer does: trying again would not change that. */
const isGone = (error: unknown) =>
  error instanceof ApiCallError && [404, 410, 422].includes(error.status);
