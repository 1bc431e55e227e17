import type { Campground } from '@camp/contracts/places/campgrounds';
import { amenities, knownStates } from '@camp/contracts/places/vocabulary';
import { campgroundSections } from '@camp/contracts/site/slots';
import { ExtensionSlot, Link } from '@camp/shell-api';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { Stack } from '@camp/ui/layout/spacing';
import { type ReactNode, useMemo, useState } from 'react';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import { MapOfPoints } from '#features/map/CampgroundMap.tsx';
import { pointsOf } from '#places/points-of.ts';
import { names } from '#places/names.ts';
import { ParkFacts } from './ParkFacts.tsx';
import { parkMessages } from './park-messages.ts';
import { FactList } from './FactList.tsx';
import { Notices } from './Notices.tsx';
import { allSources, FactSource, Sources } from './Sources.tsx';
import { messages } from './messages.ts';
import styles from './campground.module.css';

interface Props {
  campground: Campground;
}

/** Shows the facts of a campground next to a map, then its neighbours, then the sources of all of that. */
export function CampgroundFacts({ campground }: Props) {
  const texts = useMessages(messages);
  const points = useMemo(() => pointsOf([campground, ...campground.others_nearby]), [campground]);
  const [marked, setMarked] = useState<string | null>(null);
  const sources = allSources(campground);
  const isAnyKnown = amenities.some((one) => campground.all_amenities[one].state !== 'unknown');

  return (
    <>
      <Stack gap="32px">
        <Notices notices={campground.notices} />
        <Section title={texts.facts}>
          <div className={styles.opening}>
            <FactList campground={campground} />
            {campground.point ? (
              <div className={styles.map}>
                <MapOfPoints points={points} own={campground} marked={marked} onMark={setMarked} />
              </div>
            ) : (
              <p className={styles.noPoint}>{texts.noPoint}</p>
            )}
          </div>
        </Section>
      </Stack>
      {isAnyKnown ? (
        <Section title={texts.amenities}>
          <AmenityStates campground={campground} />
        </Section>
      ) : (
        !campground.in_park && <AmenityStates campground={campground} />
      )}
      <WholePark campground={campground}>
        {!isAnyKnown && <AmenityStates campground={campground} />}
      </WholePark>
      <ExtensionSlot
        slot={campgroundSections}
        data={{ slug: campground.slug, name: campground.name }}
        reserve="12rem"
      />
      {campground.others_nearby.length > 0 && (
        <Section title={texts.others}>
          <ul className={styles.others}>
            {campground.others_nearby.map((other) => (
              <li key={other.slug}>
                <CampgroundCard
                  campground={other}
                  level={3}
                  isInItsPark={other.park !== null && other.park === campground.park}
                  isMarked={other.slug === marked}
                  onMark={setMarked}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Sources sources={sources} />
    </>
  );
}

/** Shows what may be done in the park of a campground and what it has, and leads to its page. */
function WholePark({ campground, children }: Props & { children: ReactNode }) {
  const { factsOf, wholePark, toPark } = useMessages(parkMessages);
  const { in_park: park } = campground;
  if (!park) return null;

  return (
    <Section title={factsOf({ park: campground.park ?? '' })}>
      <p className={styles.remark}>
        {wholePark} <Link to={`/campgrounds/parks/${park.slug}`}>{toPark}</Link>
      </p>
      <ParkFacts
        facts={park.facts}
        sources={allSources(campground)}
        ids={park.sources.map(({ id }) => id)}
      />
      {children}
    </Section>
  );
}

/** Shows the amenities that are there, those that are not, and those that are unknown, also in the park. */
function AmenityStates({ campground }: Props) {
  const { states } = useMessages(messages);
  const { amenity: amenityNames } = useMessages(names);
  const { all_amenities: all, in_park: park } = campground;
  const inPark = park?.facts ?? [];

  return knownStates.map((state) => {
    const found = amenities.filter(
      (amenity) =>
        all[amenity].state === state &&
        !(state === 'unknown' && inPark.some(({ fact }) => fact === amenity)),
    );
    if (found.length === 0) return null;
    const Block = state === 'unknown' ? 'details' : 'div';
    return (
      <Block key={state} className={styles.amenities} data-state={state}>
        {state === 'unknown' ? (
          <summary>{states.unknownCount({ count: found.length })}</summary>
        ) : (
          <h3>{states[state]}</h3>
        )}
        <ul>
          {found.map((amenity) => {
            const { source, basis } = all[amenity];
            return (
              <li key={amenity}>
                {state !== 'unknown' && <Icon name={state === 'yes' ? 'check' : 'close'} />}
                {amenityNames[amenity]}
                <FactSource campground={campground} id={source} basis={basis} />
              </li>
            );
          })}
        </ul>
      </Block>
    );
  });
}
