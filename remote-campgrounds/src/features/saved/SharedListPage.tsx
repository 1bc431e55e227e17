import { ApiCallError, useParams, useQuery } from '@camp/shell-api';
import { isolatedName } from '@camp/ui/data/PersonName';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import { sharedListQuery } from '#saved/saved.queries.ts';
import { messages } from './messages.ts';
import styles from './saved.module.css';

/** Shows a list that someone shares, to anyone who has its link. */
export function SharedListPage() {
  const texts = useMessages(messages);
  const { code = '' } = useParams();
  const query = useQuery(sharedListQuery(code));
  const title = query.data?.name ? isolatedName(query.data.name) : texts.sharedTitle;

  return (
    <CampgroundsPage
      title={title}
      lead={query.data && texts.sharedLead}
      description={texts.sharedDescription}
      above={[{ label: texts.allCampgrounds, to: '/campgrounds' }]}
    >
      {isGone(query.error) ? (
        <EmptyState of="matches" size="list" title={texts.sharedGone}>
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
          {({ campgrounds }) => (
            <ol className={styles.entries}>
              {campgrounds.map((campground) => (
                <li key={campground.slug}>
                  <CampgroundCard campground={campground} level={2} />
                </li>
              ))}
            </ol>
          )}
        </QueryView>
      )}
    </CampgroundsPage>
  );
}

/** The sentence for a link that is of no list, however it is written. */
const unknownLink = (sentence: string) => ({ 404: sentence, 422: sentence });

/** True if the link leads nowhere, or no longer does: trying again would not change that. */
const isGone = (error: unknown) =>
  error instanceof ApiCallError && [404, 410, 422].includes(error.status);
