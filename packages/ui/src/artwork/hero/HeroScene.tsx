import { useId } from 'react';
import { Tree } from '#artwork/scenery.tsx';
import { Camp } from './Camp.tsx';
import styles from './hero.module.css';
import { Ranges } from './Ranges.tsx';
import { Sky } from './Sky.tsx';

/** The camp's trees; the pale ones stand behind. */
const backTrees = [
  { x: 70, y: 604, height: 214 },
  { x: 152, y: 606, height: 150 },
  { x: 244, y: 604, height: 96 },
  { x: 1248, y: 606, height: 128 },
  { x: 1352, y: 600, height: 226 },
];
const frontTrees = [
  { x: 12, y: 672, height: 352 },
  { x: 114, y: 664, height: 252 },
  { x: 196, y: 652, height: 146 },
  { x: 1296, y: 654, height: 196 },
  { x: 1386, y: 672, height: 340 },
  { x: 1446, y: 664, height: 258 },
];

/** A lake under snowy ridges, a lit tent on the shore: day in the light theme, night in the dark one. Original artwork. */
export function HeroScene({ className }: { className?: string }) {
  const id = useId();

  return (
    <svg
      className={className}
      viewBox="0 0 1440 660"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Sky id={id} />
      <Ranges id={id} />
      <Lake id={id} />
      <path
        className={styles.bank}
        d="M0 556c120-34 250-12 392 4 190 20 330-18 520-10 200 8 340 34 528-4v114H0Z"
      />
      <g className={styles.backTrees}>
        {backTrees.map((tree) => (
          <Tree key={tree.x} {...tree} />
        ))}
      </g>
      <Camp id={id} />
      <g className={styles.shore}>
        {frontTrees.map((tree) => (
          <Tree key={tree.x} {...tree} />
        ))}
        <path d="M0 622c160-20 320 10 520 12s360-14 540-8 260 6 380-12v46H0Z" />
      </g>
    </svg>
  );
}

/**
 * Still water: the ranges upside down and pressed flat, under the sky's light. Drawn again, because a remote's styles
 * reach no copy that `use` makes (docs/decisions/federation.md#0048).
 */
function Lake({ id }: { id: string }) {
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-lake`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.lakeLight} />
          <stop offset="0.75" className={styles.lake} />
        </linearGradient>
        <clipPath id={`${id}-water`}>
          <path d="M0 418h1440v242H0Z" />
        </clipPath>
      </defs>
      <rect y="418" width="1440" height="242" fill={`url(#${id}-lake)`} />
      <g clipPath={`url(#${id}-water)`}>
        <g className={styles.reflection} transform="matrix(1 0 0 -0.62 0 677)">
          <Ranges id={`${id}-mirrored`} />
        </g>
      </g>
      <path
        className={styles.shine}
        d="M1004 432h84M984 446h124M1016 460h76M972 476h132M1000 494h104M1024 512h44M986 530h96"
      />
      <path
        className={styles.ripple}
        d="M90 456h140M180 484h210M420 446h90M520 506h150M300 522h110M700 470h120M1180 470h150M1240 500h110M860 516h70"
      />
    </g>
  );
}
