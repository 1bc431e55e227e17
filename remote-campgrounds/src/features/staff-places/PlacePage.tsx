import { placeNames } from '@camp/contracts/places/place-names';
import { isOutage, Link, useParams, useQuery, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useLanguage } from '@camp/ui/i18n/language';
import { scopeOf } from '@camp/staff/staff-scope';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { FactsTable } from './FactsTable.tsx';
import { messages } from './messages.ts';
import { placeMessages } from './place-messages.ts';
import { type PlaceProps, placeQuery } from './places.queries.ts';
import { PlaceStates } from './PlaceStates.tsx';
import styles from './places.module.css';
import { Visibility } from './acts/Visibility.tsx';

/** One place: what visitors see of it, each fact as it was imported and as staff corrected it. */
export function PlacePage() {
  const texts = useMessages(placeMessages);
  const { pages } = useMessages(messages);
  const { session } = useSession();
  const scope = scopeOf(session);
  const slug = useParams()['slug'] ?? '';
  const query = useQuery(placeQuery(scope, slug));

  return (
    <StaffPage
      title={query.data?.name ?? texts.title}
      isBelowDashboard={scope === 'admin'}
      above={{ label: pages.places.title, to: '/campgrounds/staff' }}
    >
      <QueryView
        query={query}
        title={texts.loadFailed}
        loading={texts.loading}
        failed={(error) => (isOutage(error) ? texts.outage : errorMessage(error, texts.tryAgain))}
      >
        {(place) => (place ? <Place place={place} scope={scope} /> : <NotFound />)}
      </QueryView>
    </StaffPage>
  );
}

function Place({ place, scope }: PlaceProps) {
  const { facts, amenities } = useMessages(placeMessages);

  return (
    <>
      <PlaceHead place={place} scope={scope} />
      <Visibility place={place} scope={scope} />
      <FactsTable of="plain" title={facts} place={place} scope={scope} />
      <FactsTable of="amenities" title={amenities} place={place} scope={scope} />
    </>
  );
}

/** Shows where a place is and its state, with links to its public page and, for admins, to the changes by staff. */
function PlaceHead({ place, scope }: PlaceProps) {
  const texts = useMessages(placeMessages);
  const language = useLanguage();
  const { slug, park, region, hidden } = place;
  const where = [park, placeNames[language].region[region]].filter(Boolean).join(' · ');

  return (
    <div className={styles.head}>
      <PlaceStates place={place} />
      <span className={styles.where}>{where}</span>
      {hidden === null && <Link to={`/campgrounds/${slug}`}>{texts.publicPage}</Link>}
      {scope === 'admin' && (
        <Link
          to={`/admin/audit?q=${slug}&action=places.correct&action=places.withdraw&action=places.hide&action=places.show`}
        >
          {texts.inAudit}
        </Link>
      )}
    </div>
  );
}

function NotFound() {
  const { notFound } = useMessages(placeMessages);

  return (
    <EmptyState
      of="matches"
      title={notFound.title}
      action={<Button render={<Link to="/campgrounds/staff" />}>{notFound.back}</Button>}
    >
      {notFound.text}
    </EmptyState>
  );
}
