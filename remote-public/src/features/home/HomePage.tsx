import { useMessages } from '@camp/ui/i18n/define-messages';
import { PageHead } from '@camp/ui/layout/PageHead';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { Section } from '@camp/ui/layout/Section';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { PlannedFeatures } from '#features/about/PlannedFeatures.tsx';
import { Trail } from '#components/Trail.tsx';
import { SocialGroupButton } from '#components/SocialGroupButton.tsx';
import styles from './home.module.css';
import { buildingMessages, messages } from './messages.ts';
import { Film } from './Film.tsx';
import poster from './film/camp.jpg';
import mp4 from './film/camp.mp4';
import webm from './film/camp.webm';

/** The home page. Its heading stands over the film, so it does without `Page`. */
export default function HomePage() {
  const { pageTitle, description } = useMessages(messages);

  return (
    <article>
      <PageHead title={pageTitle} description={description} />
      <Hero />
      <Stack gap={6} className={styles.content}>
        <Beginnings />
        <Progress />
      </Stack>
    </article>
  );
}

/** What the site is going to be. */
function Beginnings() {
  const { title, beginnings } = useMessages(buildingMessages);

  return (
    <Section title={title}>
      <CardGrid columns={3}>
        {Object.entries(beginnings).map(([key, beginning]) => (
          <Card key={key}>
            <h3>{beginning.title}</h3>
            <p>{beginning.text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

/** What is open today, beside what is planned. */
function Progress() {
  const { title, lead, now, planned } = useMessages(buildingMessages).progress;

  return (
    <Section title={title}>
      <p className={styles.progressLead}>{lead}</p>
      <div className={styles.halves}>
        <Stack gap={4} className={styles.now}>
          <h3>{now}</h3>
          <OpenNow />
        </Stack>
        <Stack gap={4} className={styles.planned}>
          <h3>{planned}</h3>
          <PlannedFeatures />
        </Stack>
      </div>
    </Section>
  );
}

const openPlaces = [
  { key: 'emergencies', to: '/regions/british-columbia/bc_emergency_alerts' },
  { key: 'regions', to: '/regions' },
  { key: 'store', to: '/store' },
  { key: 'members', to: '/register' },
  { key: 'contact', to: '/contact' },
  { key: 'about', to: '/about' },
] as const;

/** The parts of this site that are open, as stops on a trail. */
function OpenNow() {
  const { now } = useMessages(buildingMessages);

  const stops = openPlaces.map(({ key, to }) => {
    const { name, text } = now[key];
    return { key, name: <Link to={to}>{name}</Link>, text };
  });

  return <Trail isOpen stops={stops} />;
}

/** The welcome in front of the film, with the first places to go. */
function Hero() {
  const { place, welcome, lead, explore, about } = useMessages(messages);

  return (
    <div className={styles.hero}>
      <Stack gap={3} align="start" className={styles.words}>
        <p className={styles.place}>{place}</p>
        <h1 className={styles.welcome} tabIndex={-1}>
          {welcome}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <Cluster gap={3} align="center" className={styles.ways}>
          <Button render={<Link to="/regions" />}>{explore}</Button>
          <SocialGroupButton variant="secondary" className={styles.group} />
          <Link to="/about" className={styles.about}>
            {about}
          </Link>
        </Cluster>
      </Stack>
      <Film webm={webm} mp4={mp4} poster={poster} />
    </div>
  );
}
