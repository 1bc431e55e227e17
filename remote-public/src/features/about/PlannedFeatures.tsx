import { useMessages } from '@camp/ui/language';
import { plannedFeatures } from './planned-features.ts';
import styles from './PlannedFeatures.module.css';

/** The planned features along a trail that is not walked yet. */
export function PlannedFeatures() {
  const features = useMessages(plannedFeatures);

  return (
    <ul className={styles.trail}>
      {Object.entries(features).map(([key, { name, text }]) => (
        <li key={key} className={styles.stop}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
