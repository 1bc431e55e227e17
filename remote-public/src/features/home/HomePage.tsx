import { brand, Link } from '@camp/shell-api';
import { HeroScene } from '@camp/ui/artwork/HeroScene';
import { Button } from '@camp/ui/Button';
import { Page } from '@camp/ui/Page';
import { SocialGroupButton } from '#links/SocialGroupButton.tsx';
import { Beginnings } from './Beginnings.tsx';
import styles from './HomePage.module.css';

/** The welcome: what the site is for, and the first two places to go. */
export default function HomePage() {
  return (
    <Page
      title={`Welcome to ${brand.name}`}
      lead="A campfire for everyone who sleeps better outdoors. Find your next site in British Columbia, from people who have pitched a tent on it."
      width="wide"
      actions={<Ways />}
    >
      <div className={styles.scene}>
        <HeroScene />
      </div>
      <Beginnings />
    </Page>
  );
}

function Ways() {
  return (
    <div className={styles.ways}>
      <Button render={<Link to="/regions" />}>Explore the regions</Button>
      <SocialGroupButton variant="secondary" />
    </div>
  );
}
