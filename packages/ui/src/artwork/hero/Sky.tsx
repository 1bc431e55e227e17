import styles from './hero.module.css';

/** Places to the right of the words that may stand in the sky, and a few low ones on the left. */
const starPlaces = [
  [70, 186, 1.6],
  [188, 150, 1.3],
  [402, 176, 1.5],
  [560, 148, 1.8],
  [676, 108, 1.4],
  [742, 164, 1.9],
  [806, 84, 1.5],
  [872, 122, 1.2],
  [936, 66, 2.1],
  [1150, 104, 1.6],
  [1206, 62, 1.3],
  [1262, 150, 2],
  [1322, 92, 1.4],
  [1376, 172, 1.6],
  [1412, 78, 2.2],
] as const;

/** The sky with its light, birds by day and stars by night. `id` names the gradients of the picture. */
export function Sky({ id }: { id: string }) {
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" className={styles.high} />
          <stop offset="0.62" className={styles.middle} />
          <stop offset="1" className={styles.low} />
        </linearGradient>
        <radialGradient id={`${id}-halo`}>
          <stop offset="0.1" className={styles.light} stopOpacity="0.5" />
          <stop offset="0.3" className={styles.light} stopOpacity="0.2" />
          <stop offset="0.6" className={styles.light} stopOpacity="0.05" />
          <stop offset="1" className={styles.light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1440" height="430" fill={`url(#${id}-sky)`} />
      <g className={styles.stars}>
        {starPlaces.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx="1046" cy="208" r="260" fill={`url(#${id}-halo)`} />
      <circle className={styles.sun} cx="1046" cy="208" r="42" />
      <path
        className={styles.birds}
        d="m690 196q9-9 15 0 6-9 15 0m12 22q7-7 12 0 5-7 12 0m-82 10q6-6 10 0 4-6 10 0"
      />
    </g>
  );
}
