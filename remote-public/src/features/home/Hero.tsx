import { Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { SocialGroupButton } from '#components/SocialGroupButton.tsx';
import { Film } from './Film.tsx';
import poster from './film/camp.jpg';
import mp4 from './film/camp.mp4';
import webm from './film/camp.webm';
import styles from './home.module.css';
import { messages } from './messages.ts';

/** The welcome in front of the film, with the first places to go. */
export function Hero() {
  const { place, welcome, lead, explore, about } = useMessages(messages);

  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.place}>{place}</p>
        <h1 className={styles.welcome} tabIndex={-1}>
          {welcome}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.ways}>
          <Button render={<Link to="/regions" />}>{explore}</Button>
          <SocialGroupButton variant="secondary" className={styles.group} />
          <Link to="/about" className={styles.about}>
            {about}
          </Link>
        </div>
      </div>
      <Film webm={webm} mp4={mp4} poster={poster} />
    </div>
  );
}
