import { brand } from '@camp/shell-api';
import { Beginnings } from './Beginnings.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';

/** The welcome. Its heading stands in the artwork, so it brings its own instead of a `Page`'s. */
export default function HomePage() {
  return (
    <article>
      <title>{`${brand.name} · ${brand.tagline}`}</title>
      <Hero />
      <div className={styles.content}>
        <Beginnings />
      </div>
    </article>
  );
}
