import type { Park } from '@camp/contracts/places/parks';
import { Link, useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import cardStyles from '#components/CampgroundCard.module.css';
import { similarQuery } from '#places/campgrounds.queries.ts';
import { TypeMark } from '#places/Sign.tsx';
import { likestFirst } from './likeness.ts';
import { messages } from './messages.ts';
import { parkMessages } from './park-messages.ts';
import styles from './campground.module.css';

/** Lists the parks and campgrounds whose names are like the address of a place that is not there, nearest first. */
export function Similar({ slug }: { slug: string }) {
  const { missing } = useMessages(messages);
  const { data } = useQuery(similarQuery(slug));
  const { parks = [], campgrounds = [] } = data ?? {};
  const places = likestFirst(slug, [...campgrounds, ...parks]);
  if (places.length === 0) return null;

  return (
    <Section title={missing.similar}>
      <ul className={styles.others}>
        {places.map((place) => (
          <li key={place.slug}>
            {'campgrounds' in place ? (
              <ParkCard park={place} />
            ) : (
              <CampgroundCard campground={place} level={3} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A park among campgrounds, in a card like theirs. */
function ParkCard({ park }: { park: Pick<Park, 'slug' | 'name'> & { campgrounds: number } }) {
  const { count } = useMessages(parkMessages);

  return (
    <div className={cardStyles.card}>
      <TypeMark type="backcountry" />
      <article className={cardStyles.content}>
        <h3 className={cardStyles.name}>
          <Link to={`/campgrounds/parks/${park.slug}`} className={cardStyles.link}>
            {park.name}
          </Link>
        </h3>
        <p className={cardStyles.place}>{count({ count: park.campgrounds })}</p>
      </article>
    </div>
  );
}
