import { useMessages } from '@camp/ui/i18n/define-messages';
import { PageHead } from '@camp/ui/layout/PageHead';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { Section } from '@camp/ui/layout/Section';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { brand, Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { SocialGroupButton } from '#components/SocialGroupButton.tsx';
import styles from './home.module.css';
import { BeginningScene } from './BeginningScene.tsx';
import { buildingMessages, messages } from './messages.ts';
import { Film } from './Film.tsx';
import { Progress } from './Progress.tsx';
import { CampgroundSearch } from './search/CampgroundSearch.tsx';
import { AlertsToday, PlacesToday } from './today/Today.tsx';
import { useHour } from './hour.ts';
import lake from './lake.module.css';
import poster from './film/camp.avif';
import mp4 from './film/camp.mp4';
import webm from './film/camp.webm';

/** The home page. Its heading stands over the film, so it does without `Page`. */
export default function HomePage() {
  const { pageTitle, description } = useMessages(messages);

  return (
    <article>
      <PageHead title={pageTitle} description={description} />
      <Hero />
      <Stack gap="48px" className={styles.content}>
        <PlacesToday />
        <Beginnings />
        <Progress />
      </Stack>
    </article>
  );
}

const beginningKeys = ['seen', 'told', 'planned'] as const;

/** Says what the site is going to be. */
function Beginnings() {
  const { title, beginnings } = useMessages(buildingMessages);

  return (
    <Section title={title}>
      <CardGrid columns={3}>
        {beginningKeys.map((key) => (
          <Card key={key}>
            <BeginningScene of={key} />
            <h3>{beginnings[key].title}</h3>
            <p>{beginnings[key].text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

/** The welcome in front of the film: the search, what is true today, and the first places to go. */
function Hero() {
  const { place, welcome, lead, explore, about } = useMessages(messages);
  const hour = useHour();

  return (
    <div className={`${styles.hero} ${lake.lake}`} data-hour={hour}>
      <Stack gap="12px" align="start" className={styles.words}>
        <p className={styles.place}>{place}</p>
        <h1 className={styles.welcome} tabIndex={-1}>
          {welcome({ name: brand.name })}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <CampgroundSearch />
        <AlertsToday />
        <Cluster gap="12px" align="center" className={styles.ways}>
          <Button variant="secondary" className={styles.onLake} render={<Link to="/regions" />}>
            {explore}
          </Button>
          <SocialGroupButton variant="ghost" className={styles.group} />
          <Link to="/about" className={styles.about}>
            {about}
          </Link>
        </Cluster>
      </Stack>
      <Film webm={webm} mp4={mp4} poster={poster} />
      <div className={lake.sky} />
    </div>
  );
}
