import type { PlaceType } from '@camp/contracts/places/vocabulary';
import styles from './Sign.module.css';

/** Drawn for this project on a 24-unit grid; each is one stroked path. */
const paths = {
  frontcountry: 'M3 19 12 5l9 14H3Zm9-6.5L8.5 19M12 12.5l3.5 6.5',
  'walk-in': 'M13 3.5a1.6 1.6 0 1 0 .1 0M12.5 8 9 12l3 2.5V20.5M12.5 8l2.5 3.5h3M9.5 13 7 20',
  marine: 'M3 14.5h18L18.5 19h-13L3 14.5ZM11.5 3.5v11M11.5 4.5l6 7h-6',
  cabin: 'M3.5 11.5 12 5l8.5 6.5M6 10v9h12v-9M10 19v-5h4v5',
  group: 'M2 18.5 8.5 7.5l6.5 11H2ZM12.5 10.5l2.5-4 7 12h-4',
  backcountry: 'M2 19 9 6l4 7 2-3 7 9H2Z',
  wilderness: 'M12 3 6.5 10.5h3L5 17h14l-4.5-6.5h3L12 3ZM12 17v4',
  horse:
    'M7 4C4 9 4.5 16 8.5 20h2C7 15 7 9 9.5 4H7Zm10 0c3 5 2.5 12-1.5 16h-2c3.5-5 3.5-11 1-16H17Z',
  'recreation-site': 'M5 8h14M3 13h18M8.5 8 5 19M15.5 8 19 19',
  unknown: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1',
  season: 'M5 6h14v13H5V6Zm0 4.5h14M9 3.5V7M15 3.5V7',
  reservation: 'M4 7.5h16v3a1.5 1.5 0 0 0 0 3v3H4v-3a1.5 1.5 0 0 0 0-3v-3Zm10 0v9',
  town: 'M4 20V9l5-3v14M9 20h11V11h-7V20M16 14.5v.1M16 17v.1M6.5 12v.1M6.5 15v.1',
  amenities: 'M4.5 12.5l5 5 10-11',
  point:
    'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  map: 'M3 6.5l6-2 6 2 6-2v13l-6 2-6-2-6 2v-13Zm6-2v13m6-11v13',
  filters: 'M4 7h9M18 7h2M4 17h2M11 17h9M15.5 4.5v5M8.5 14.5v5',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M5 12.5V19h14v-6.5',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7v-6',
  saved: 'M7 4h10v16l-5-4-5 4V4Z',
  here: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5',
} as const;

type SignName = keyof typeof paths;

/** A decorative sign as large as the text around it; its meaning must also be in text. */
export function Sign({ name, isFilled = false }: { name: SignName; isFilled?: boolean }) {
  return (
    <svg className={styles.sign} data-filled={isFilled} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** Shows the kind of camping that a place is for, as a picture. */
export function TypeMark({ type }: { type: PlaceType }) {
  return (
    <span className={styles.mark} data-type={type}>
      <Sign name={type} />
    </span>
  );
}
