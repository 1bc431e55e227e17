import { useMessages } from '@camp/ui/i18n/define-messages';
import { PageHead } from '@camp/ui/layout/PageHead';
import { Beginnings } from './Beginnings.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';
import { messages } from './messages.ts';
import { Progress } from './Progress.tsx';

/** The welcome. Its heading stands in the film, so it brings its own instead of a `Page`'s. */
export default function HomePage() {
  const { pageTitle, description } = useMessages(messages);

  return (
    <article>
      <PageHead title={pageTitle} description={description} />
      <Hero />
      <div className={styles.content}>
        <Beginnings />
        <Progress />
      </div>
    </article>
  );
}
