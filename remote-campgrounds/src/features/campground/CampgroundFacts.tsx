import type { Campground, CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { Stack } from '@camp/ui/layout/spacing';
import { useMemo, useState } from 'react';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import { MapOfPoints } from '#features/map/CampgroundMap.tsx';
import type { MapPoints } from '#places/campgrounds.queries.ts';
import { AmenityStates } from './AmenityStates.tsx';
import { FactList } from './FactList.tsx';
import { messages } from './messages.ts';
import { Notices } from './Notices.tsx';
import { Sources } from './Sources.tsx';
import styles from './campground.module.css';

/** The facts of a campground beside a map, then its neighbours, then where all of that comes from. */
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
