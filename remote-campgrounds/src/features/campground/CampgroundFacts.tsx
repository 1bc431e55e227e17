import type { Campground, CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { amenities, knownStates } from '@camp/contracts/places/vocabulary';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { Stack } from '@camp/ui/layout/spacing';
import { useMemo, useState } from 'react';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import { MapOfPoints } from '#features/map/CampgroundMap.tsx';
import type { MapPoints } from '#places/campgrounds.queries.ts';
import { names } from '#places/names.ts';
import { FactList } from './FactList.tsx';
import { Notices } from './Notices.tsx';
import { FactSource, Sources } from './Sources.tsx';
import { messages } from './messages.ts';
import styles from './campground.module.css';

/** Shows the facts of a campground next to a map, then its neighbours, then the sources of all of that. */
export function CampgroundFacts({ campground }: { campground: Campground }) {
  const texts = useMessages(messages);
  const points = useMemo(() => pointsOf(campground), [campground]);
  const [marked, setMarked] = useState<string | null>(null);

  return (
    <>
      <Notices campground={campground} />
      <div className={styles.opening}>
        <Stack gap="32px">
          <FactList campground={campground} />
          <Section title={texts.amenities}>
            <AmenityStates campground={campground} />
          </Section>
        </Stack>
        <div className={styles.beside}>
          {campground.point ? (
            <div className={styles.map}>
              <MapOfPoints points={points} marked={marked ?? campground.slug} onMark={setMarked} />
            </div>
          ) : (
            <p className={styles.noPoint}>{texts.noPoint}</p>
          )}
        </div>
      </div>
      {campground.others_nearby.length > 0 && (
        <Section title={texts.others}>
          <ul className={styles.others}>
            {campground.others_nearby.map((other) => (
              <li key={other.slug}>
                <CampgroundCard
                  campground={other}
                  level={3}
                  isMarked={other.slug === marked}
                  onMark={setMarked}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Sources campground={campground} />
    </>
  );
}

/** The campground and its neighbours as the map takes them. */
function pointsOf(campground: Campground): MapPoints {
  const places: CampgroundSummary[] = [campground, ...campground.others_nearby];
  const points = places.flatMap(({ slug, name, point, precision, status }) =>
    point && precision
      ? [[slug, name, point.latitude, point.longitude, precision, status] satisfies Point]
      : [],
  );
  return { points, without_point: places.length - points.length };
}

type Point = MapPoints['points'][number];

/** Shows the amenities that are there, those that are not, and those that are unknown. */
function AmenityStates({ campground }: { campground: Campground }) {
  const { states } = useMessages(messages);
  const { amenity: amenityNames } = useMessages(names);
  const { all_amenities: all } = campground;

  return knownStates.map((state) => {
    const found = amenities.filter((amenity) => all[amenity].state === state);
    if (found.length === 0) return null;
    return (
      <div key={state} className={styles.amenities} data-state={state}>
        <h3>{states[state]}</h3>
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
      </div>
    );
  });
}
