import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/language';
import { messages } from './building-messages.ts';
import styles from './OpenNow.module.css';

const openPlaces = [
  { key: 'emergencies', to: '/regions/british-columbia/bc_emergency_alerts' },
  { key: 'regions', to: '/regions' },
  { key: 'store', to: '/store' },
  { key: 'members', to: '/register' },
  { key: 'contact', to: '/contact' },
  { key: 'about', to: '/about' },
] as const;

/** The places of this site that are open, each a stop on the trail walked so far. */
export function OpenNow() {
  const { now } = useMessages(messages);

  return (
    <ul className={styles.trail}>
      {openPlaces.map(({ key, to }) => (
        <li key={key} className={styles.stop}>
          <Link to={to} className={styles.name}>
            {now[key].name}
          </Link>
          <span className={styles.text}>{now[key].text}</span>
        </li>
      ))}
    </ul>
  );
}
