import type { Park } from '@camp/contracts/places/parks';
import { isOutage, Link, useParams, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { formatRange } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useMemo, useState } from 'react';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import { MapOfPoints } from '#features/map/CampgroundMap.tsx';
import { parkQuery } from '#places/campgrounds.queries.ts';
import { pointsOf } from '#places/points-of.ts';
import { names } from '#places/names.ts';
import { nearestTownText } from '#places/texts.ts';
import { ShareAndPrint } from './Actions.tsx';
import { nameFromSlug } from './campground-texts.ts';
import { messages } from './messages.ts';
import { Notices } from './Notices.tsx';
import { parkMessages } from './park-messages.ts';
import { ParkFacts } from './ParkFacts.tsx';
import { Similar } from './Similar.tsx';
import { FactSource, Sources } from './Sources.tsx';
import styles from './campground.module.css';

/** All that is known of a park: what may be done in it, its campgrounds, dates, closures, and how to get there. */
export default function ParkPage() {
  const { slug = '' } = useParams();
  const query = useQuery(parkQuery(slug));
  const common = useMessages(messages);
  const texts = useMessages(parkMessages);
  const { region } = useMessages(names);
  const { data: park } = query;
  const above = [{ label: common.campgrounds, to: '/campgrounds' }];
  if (park === null)
    return (
      <CampgroundsPage
        title={texts.missing.title}
        lead={texts.missing.lead}
        description={texts.missing.lead}
        above={above}
        actions={<Button render={<Link to="/campgrounds" />}>{texts.missing.all}</Button>}
      >
        <Similar slug={slug} />
      </CampgroundsPage>
    );

  const name = park?.name ?? nameFromSlug(slug);
  return (
    <CampgroundsPage
      title={name}
      lead={
        park && (
          <p>
            {region[park.region]} · {texts.count({ count: park.campgrounds.length })}
          </p>
        )
      }
      description={texts.description({ name, region: park ? region[park.region] : '' })}
      above={above}
      actions={
        park && (
          <>
            <Button variant="secondary" render={<ExternalLink href={park.official_url} />}>
              {common.official}
            </Button>
            <span className={styles.tools}>
              <ShareAndPrint name={name} />
            </span>
          </>
        )
      }
    >
      <QueryView
        query={query}
        title={texts.failed}
        loading={texts.loading}
        failed={(error) => (isOutage(error) ? common.outage : common.tryAgain)}
      >
        {(found) => found && <ParkContent park={found} />}
      </QueryView>
    </CampgroundsPage>
  );
}

interface Props {
  park: Park;
}

function ParkContent({ park }: Props) {
  const texts = useMessages(parkMessages);
  const { campgrounds, point } = park;
  const points = useMemo(() => pointsOf(campgrounds), [campgrounds]);
  const [marked, setMarked] = useState<string | null>(null);

  return (
    <>
      <Notices notices={park.notices} />
      <div className={styles.opening}>
        <Section title={texts.campgrounds}>
          <ul className={styles.others}>
            {campgrounds.map((campground) => (
              <li key={campground.slug}>
                <CampgroundCard
                  campground={campground}
                  level={3}
                  isInItsPark
                  isMarked={campground.slug === marked}
                  onMark={setMarked}
                />
              </li>
            ))}
          </ul>
        </Section>
        {point && (
          <div className={styles.map}>
            <MapOfPoints
              points={points}
              marked={marked ?? campgrounds[0]?.slug ?? null}
              onMark={setMarked}
            />
          </div>
        )}
      </div>
      <Section title={texts.there}>
        <Directions park={park} />
      </Section>
      <Section title={texts.facts}>
        <p className={styles.remark}>{texts.wholePark}</p>
        <ParkFacts facts={park.facts} sources={park.sources} ids={park.facts_sources} />
      </Section>
      <Dates park={park} />
      <Sources sources={park.sources} />
    </>
  );
}

/** The dates of the newest year that the park has published. */
function Dates({ park }: Props) {
  const texts = useMessages(parkMessages);
  const language = useLanguage();
  const { dates } = park;
  const [newest] = dates;
  if (!newest) return null;
  const ofYear = dates.filter(({ year }) => year === newest.year);

  return (
    <Section title={texts.dates({ year: newest.year })}>
      <ul className={styles.seasons}>
        {[...Map.groupBy(ofYear, ({ kind }) => kind)].map(([kind, spans]) => (
          <li key={kind}>
            <span className={styles.part}>{texts.kinds[kind]}</span>
            {spans.map((span) => formatRange(span, language)).join(' · ')}
          </li>
        ))}
      </ul>
      <p className={styles.remark}>{texts.datesNote}</p>
      <p className={styles.origins}>
        <FactSource campground={park} id={park.dates_source} basis={null} />
      </p>
    </Section>
  );
}

/** The nearest town, and the point for a maps app of the device (RFC 5870). */
function Directions({ park: { nearest_town: town, point, orcs } }: Props) {
  const texts = useMessages(parkMessages);
  const common = useMessages(messages);
  const language = useLanguage();
  const place = point && `${point.latitude},${point.longitude}`;

  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{texts.town}</dt>
        <dd>{nearestTownText(town, language) ?? common.unknown}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{texts.point}</dt>
        <dd>
          {point ? `${point.latitude.toFixed(4)}, ${point.longitude.toFixed(4)}` : common.noPoint}
          {place && <a href={`geo:${place}`}>{texts.directions}</a>}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{texts.orcs}</dt>
        <dd>{orcs}</dd>
      </div>
    </dl>
  );
}
