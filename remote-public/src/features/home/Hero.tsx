import { brand, Link } from '@camp/shell-api';
import { HeroScene } from '@camp/ui/artwork/HeroScene';
import { Button } from '@camp/ui/Button';
import { SocialGroupButton } from '#links/SocialGroupButton.tsx';
import styles from './Hero.module.css';

/** The welcome in the sky above the lake; the first two places to go. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.place}>{brand.location}</p>
        <h1 tabIndex={-1}>Welcome to {brand.name}</h1>
        <p className={styles.lead}>
          A campfire for everyone who sleeps better outdoors. Find your next site from people who
          have pitched a tent on it.
        </p>
        <div className={styles.ways}>
          <Button render={<Link to="/regions" />}>Explore the regions</Button>
          <SocialGroupButton variant="secondary" />
        </div>
      </div>
      <div className={styles.scene}>
        <HeroScene />
      </div>
    </div>
  );
}
