import styles from './Emblem.module.css';

/** Drawn for this project on a 24-unit grid; each is one stroked path. */
const paths = {
  users:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c.3-3.6 2.9-5.5 6.5-5.5s6.2 1.9 6.5 5.5M15.8 5a3.2 3.2 0 0 1 0 6M18 14.9c2 .7 3.3 2.4 3.5 5.1',
  audit: 'M6 3.5h9l4 4V20.5H6ZM14.5 3.5V8H19M9 12h7M9 15h7M9 18h4',
  billing: 'M3 6.5h18v11.5H3ZM3 10.5h18M6.5 14.5h4',
  health: 'M2.5 12.5H7l2.5-6.5 4.5 12 2.5-5.5h5',
  email: 'M3 6h18v12.5H3ZM3.5 6.5 12 13.5l8.5-7',
  releases: 'M12 3.5 20.5 8 12 12.5 3.5 8ZM3.5 12 12 16.5l8.5-4.5M3.5 16 12 20.5l8.5-4.5',
} as const;

export type EmblemName = keyof typeof paths;

/** A decorative sign; its meaning stands in the card's title. */
export function Emblem({ name }: { name: EmblemName }) {
  return (
    <svg className={styles.emblem} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
