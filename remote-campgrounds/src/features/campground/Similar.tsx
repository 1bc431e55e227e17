import { Link, useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { CampgroundCard } from '#components/CampgroundCard.tsx';
import { similarQuery } from '#places/campgrounds.queries.ts';
import { messages } from './messages.ts';
import { parkMessages } from './park-messages.ts';
import styles from './campground.module.css';

/** Lists the parks and campgrounds whose names are like the address of a place that is not there. */
export function Similar({ slug }: { slug: string }) {
  const { missing } = useMessages(messages);
  const { count } = useMessages(parkMessages);
  const { data } = useQuery(similarQuery(slug));
  const { parks = [], campgrounds = [] } = data ?? {};
  if (parks.length + campgrounds.length === 0) return null;

  return (
    <Section title={missing.similar}>
      <ul className={styles.others}>
        {parks.map((park) => (
          <li key={park.slug} className={styles.notice}>
            <h3>
              <Link to={`/campgrounds/parks/${park.slug}`}>{park.name}</Link>
            </h3>
            <p className={styles.remark}>{count({ count: park.campgrounds })}</p>
          </li>
        ))}
        {campgrounds.map((campground) => (
          <li key={campground.slug}>
            <CampgroundCard campground={campground} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
