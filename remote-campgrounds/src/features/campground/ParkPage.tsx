import type { Park } from '@camp/contracts/places/parks';
import { isOutage, Link, useParams, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { seasonText } from '@camp/ui/i18n/season-text';
import { Section } from '@camp/ui/layout/Section';
import { Stack } from '@camp/ui/layout/spacing';
import { useMemo, useState } from 'react';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import { MapOfPoints } from '#features/map/CampgroundMap.tsx';
import { parkQuery } from '#places/campgrounds.queries.ts';
import { pointsOf } from '#places/points-of.ts';
import { capitalized, names } from '#places/names.ts';
import { SaveAllButton } from '#saved/SaveButton.tsx';
import { nearestTownText } from '#places/texts.ts';
import { OfficialPage, ShareAndPrint } from './Actions.tsx';
import { Fact } from './Fact.tsx';
import { nameFromSlug } from './campground-texts.ts';
import { parkLead, parkSeason } from './lead.ts';
import { messages } from './messages.ts';
import { Notices } from './Notices.tsx';
import { parkMessages } from './park-messages.ts';
import { ParkFacts } from './ParkFacts.tsx';
import { spansText } from './Seasons.tsx';
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
  const language = useLanguage();
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
      lead={park && <p>{parkLead(park, language)}</p>}
      description={texts.description({ name, region: park ? region[park.region] : '' })}
      above={above}
      at={park?.point}
      actions={
        park && (
          <>
            <span className={styles.tools}>
              {park.campgrounds.length > 1 && (
                <SaveAllButton id={`parks/${slug}`} campgrounds={park.campgrounds} />
              )}
              <ShareAndPrint name={name} />
            </span>
            <OfficialPage href={park.official_url}>{common.official}</OfficialPage>
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
  const { facts } = useMessages(messages);
  const texts = useMessages(parkMessages);
  const { campgrounds, point } = park;
  const points = useMemo(() => pointsOf(campgrounds), [campgrounds]);
  const [marked, setMarked] = useState<string | null>(null);

  return (
    <>
      <Stack gap="32px">
        <Notices notices={park.notices} />
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
        <Section title={facts}>
          <div className={styles.opening}>
            <Glance park={park} />
            {point && (
              <div className={styles.map}>
                <MapOfPoints points={points} own={park} marked={marked} onMark={setMarked} />
              </div>
            )}
          </div>
        </Section>
      </Stack>
      <Section title={texts.facts}>
        <p className={styles.remark}>{texts.wholePark}</p>
        <ParkFacts facts={park.facts} sources={park.sources} ids={park.facts_sources} />
      </Section>
      <Sources sources={park.sources}>{texts.orcs({ number: park.orcs })}</Sources>
    </>
  );
}

/** Shows its dates first, and the way: by town, and by a maps app. */
function Glance({ park }: Props) {
  const { facts } = useMessages(messages);
  const texts = useMessages(parkMessages);
  const { region } = useMessages(names);

  return (
    <dl className={styles.facts} aria-label={facts}>
      <Dates park={park} />
      <Directions park={park} />
      <Fact label={texts.region} sign="map">
        {region[park.region]}
      </Fact>
    </dl>
  );
}

/** The dates of the newest year that the park has published; without any, those of its campgrounds. */
function Dates({ park }: Props) {
  const texts = useMessages(parkMessages);
  const common = useMessages(messages);
  const language = useLanguage();
  const { dates } = park;
  const [newest] = dates;
  if (!newest) {
    const season = parkSeason(park);
    return (
      <Fact label={common.labels.seasons} sign="season">
        {season ? (
          seasonText(season, language)
        ) : (
          <span className={styles.unknown}>{common.unknown}</span>
        )}
      </Fact>
    );
  }
  const ofYear = dates.filter(({ year }) => year === newest.year);

  return (
    <Fact
      label={texts.dates({ year: newest.year })}
      sign="season"
      source={<FactSource campground={park} id={park.dates_source} basis={null} />}
    >
      <ul className={styles.seasons}>
        {[...Map.groupBy(ofYear, ({ kind }) => kind)].map(([kind, spans]) => (
          <li key={kind}>
            <span className={kind === 'operation' ? undefined : styles.remark}>
              {capitalized(texts.kinds[kind]({ spans: spansText(spans, language) }))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.remark}>{texts.datesNote}</p>
    </Fact>
  );
}

/** The nearest town, and the point for a maps app of the device (RFC 5870). */
function Directions({ park: { nearest_town: town, point } }: Props) {
  const texts = useMessages(parkMessages);
  const common = useMessages(messages);
  const language = useLanguage();

  return (
    <>
      <Fact
        label={texts.town}
        sign="town"
        source={town && <FactSource campground={{ sources: [] }} id={null} basis="computed" />}
      >
        {nearestTownText(town, language) ?? common.unknown}
      </Fact>
      <Fact label={texts.point} sign="point">
        {point ? `${point.latitude.toFixed(4)}, ${point.longitude.toFixed(4)}` : common.noPoint}
        {point && <a href={`geo:${point.latitude},${point.longitude}`}>{texts.directions}</a>}
      </Fact>
    </>
  );
}
