import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { Stack } from '@camp/ui/layout/spacing';
import { PlannedFeatures } from '#features/about/PlannedFeatures.tsx';
import { buildingMessages } from './messages.ts';
import styles from './progress.module.css';

/** Shows what is open today, and the way from there to what is planned. */
export function Progress() {
  const { title, lead, now, planned } = useMessages(buildingMessages).progress;

  return (
    <Section title={title}>
      <p className={styles.progressLead}>{lead}</p>
      <Stack gap="24px" className={styles.way}>
        <Stack gap="16px" className={styles.now}>
          <h3>{now}</h3>
          <OpenNow />
        </Stack>
        <Stack gap="16px" className={styles.planned}>
          <h3>{planned}</h3>
          <PlannedFeatures isAcross />
        </Stack>
      </Stack>
    </Section>
  );
}

/** Each place with its sign: one stroked path on a 24-unit grid. */
const openPlaces = [
  {
    key: 'emergencies',
    to: '/regions/british-columbia/bc_emergency_alerts',
    sign: 'M13 3 5 14h6l-1 7 9-11h-6Z',
  },
  { key: 'regions', to: '/regions', sign: 'M2.5 19.5 9 7.5l4 7M10.5 19.5l6-11 5 11ZM2.5 19.5h8' },
  {
    key: 'store',
    to: '/store',
    sign: 'M6 8h12l1.5 12.5h-15ZM9 10.5V7a3 3 0 0 1 6 0v3.5',
  },
  {
    key: 'members',
    to: '/register',
    sign: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 20.5c.8-4.3 4-6.5 8-6.5s7.2 2.2 8 6.5',
  },
  { key: 'contact', to: '/contact', sign: 'M3 5.5h18v13H3ZM3 7l9 6.5L21 7' },
  {
    key: 'about',
    to: '/about',
    sign: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15.5 8.5l-2 5-5 2 2-5Z',
  },
] as const;

/** The parts of this site that are open, each a tile that leads there. */
function OpenNow() {
  const { now } = useMessages(buildingMessages);

  return (
    <ul className={styles.tiles}>
      {openPlaces.map(({ key, to, sign }) => (
        <li key={key} className={styles.tile}>
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d={sign} />
          </svg>
          <Link to={to}>{now[key].name}</Link>
          <span>{now[key].text}</span>
        </li>
      ))}
    </ul>
  );
}
