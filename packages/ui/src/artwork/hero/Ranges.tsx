import { Peak, Tree } from '#artwork/scenery.tsx';
import styles from './hero.module.css';

const farPeaks = [
  { x: 40, height: 120, spread: 1.3 },
  { x: 236, height: 142, spread: 1.5 },
  { x: 604, height: 128, spread: 1.7 },
  { x: 1000, height: 126, spread: 1.6 },
  { x: 1180, height: 158, spread: -1.3 },
  { x: 1398, height: 136, spread: -1.6 },
];

const peaks = [
  { x: 128, height: 132, spread: 1.1 },
  { x: 470, height: 142, spread: 1.4 },
  { x: 340, height: 206, spread: 1 },
  { x: 752, height: 158, spread: 1.2 },
  { x: 880, height: 232, spread: 1.02 },
  { x: 1304, height: 164, spread: -1.35 },
];

/** Two rows of trees on the far shore: the same ones at every drawing. */
const backTrees = rowOfTrees({ step: 19, height: 26, turn: 5 });
const frontTrees = rowOfTrees({ step: 23, height: 38, turn: 0 });

/** Mountains, hills and the far shore, down to the water at 418. `id` names its gradient. */
export function Ranges({ id }: { id: string }) {
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-mist`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.mist} stopOpacity="0" />
          <stop offset="1" className={styles.mist} stopOpacity="0.85" />
        </linearGradient>
      </defs>
      <g className={styles.far}>
        {farPeaks.map((peak) => (
          <Peak key={peak.x} y={402} {...peak} />
        ))}
      </g>
      <rect y="290" width="1440" height="112" fill={`url(#${id}-mist)`} />
      <g className={styles.peaks}>
        {peaks.map((peak) => (
          <Peak key={peak.x} y={410} {...peak} />
        ))}
      </g>
      <rect y="318" width="1440" height="92" fill={`url(#${id}-mist)`} />
      <path
        className={styles.hills}
        d="M0 380c70-22 128-52 210-44 84 8 122 42 190 38 92-6 132-48 226-44 86 4 120 40 196 42 98 2 142-36 236-32 80 4 122 34 194 30 78-4 124-40 188-34v84H0Z"
      />
      <path
        className={styles.slopes}
        d="M0 398c110-34 226-16 340-24 130-10 214 22 332 14 122-8 216-28 330-16 150 16 272-18 438-4v52H0Z"
      />
      <g className={styles.back}>
        {backTrees.map((tree) => (
          <Tree key={tree.x} y={408} {...tree} />
        ))}
        <path d="M0 402h1440v16H0Z" />
      </g>
      <g className={styles.front}>
        {frontTrees.map((tree) => (
          <Tree key={tree.x} y={417} {...tree} />
        ))}
        <path d="M0 410h1440v8H0Z" />
      </g>
    </g>
  );
}

interface Row {
  step: number;
  height: number;
  /** Position in the pattern of heights at which the row begins. */
  turn: number;
}

function rowOfTrees({ step, height, turn }: Row) {
  return Array.from({ length: Math.ceil(1450 / step) }, (_, index) => ({
    x: index * step + (((index + turn) * 7) % 5) * 3 - 4,
    height: Math.round(height * (0.6 + (((index + turn) * 37) % 11) / 13)),
  }));
}
