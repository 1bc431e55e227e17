import { useId } from 'react';
import styles from './HeroScene.module.css';
import { Tree } from './Tree.tsx';

/** Trees on the far shore and at the camp: x, y of the foot, height. */
const farTrees = treesAlong({ from: -10, to: 1450, step: 21, foot: 408, height: 46 });
const nearTrees = [
  { x: 28, y: 610, height: 250 },
  { x: 108, y: 632, height: 190 },
  { x: 180, y: 640, height: 130 },
  { x: 1240, y: 636, height: 150 },
  { x: 1316, y: 622, height: 236 },
  { x: 1404, y: 612, height: 300 },
];

/** A lake between ridges with a lit tent on the shore: day in the light theme, night in the dark one. Original artwork. */
export function HeroScene({ className }: { className?: string }) {
  const id = useId();

  return (
    <svg
      className={className}
      viewBox="0 0 1440 660"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Gradients id={id} />
      <rect width="1440" height="470" fill={`url(#${id}-sky)`} />
      <Stars />
      <circle className={styles.sun} cx="1010" cy="196" r="58" />
      <path
        className={styles.ridgeFar}
        d="M0 372 96 300l82 44 118-132 70 66 54-38 128 116 96-70 74 52 138-156 62 58 44-34 134 128 88-52 92 68 102-82 62 46v120H0Z"
      />
      <path
        className={styles.snow}
        d="m296 212-40 45 27-6 18 20 17-22 28 11 20 18 0-12Zm560-30-44 50 26-8 20 20 18-20 28 10 14 6Z"
      />
      <path
        className={styles.ridgeMid}
        d="M0 396c80-24 132-70 214-62 70 6 104 44 170 38 88-8 128-70 222-66 82 4 116 60 196 62 94 2 140-52 232-46 78 4 118 44 186 40 76-4 126-34 220-28v90H0Z"
      />
      <path
        className={styles.ridgeNear}
        d="M0 424c120-40 240-18 352-30 130-14 210 26 330 16 120-8 214-34 330-20 150 18 270-20 428-4v50H0Z"
      />
      <g className={styles.forest}>
        {farTrees.map((tree) => (
          <Tree key={tree.x} {...tree} />
        ))}
        <path d="M0 404h1440v20H0Z" />
      </g>
      <rect y="418" width="1440" height="242" fill={`url(#${id}-lake)`} />
      <path
        className={styles.shine}
        d="M930 436h160M902 458h210M950 482h116M884 510h190M962 538h90M120 470h150M420 500h120M250 530h90M620 456h80"
      />
      <path
        className={styles.shore}
        d="M0 560c150-28 268-2 396 8 190 14 330-22 520-14 190 6 330 40 524 2v104H0Z"
      />
      <circle cx="730" cy="560" r="170" fill={`url(#${id}-glow)`} />
      <Tent />
      <g className={styles.shoreTrees}>
        {nearTrees.map((tree) => (
          <Tree key={tree.x} {...tree} />
        ))}
      </g>
    </svg>
  );
}

function Gradients({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.skyHigh} />
        <stop offset="1" className={styles.skyLow} />
      </linearGradient>
      <linearGradient id={`${id}-lake`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.lakeLight} />
        <stop offset="0.7" className={styles.lake} />
      </linearGradient>
      <radialGradient id={`${id}-glow`}>
        <stop offset="0" className={styles.glow} stopOpacity="0.9" />
        <stop offset="1" className={styles.glow} stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function Tent() {
  return (
    <g>
      <path className={styles.tentShade} d="M700 478 812 588H640Z" />
      <path className={styles.tent} d="M700 478 772 588H606Z" />
      <path className={styles.door} d="m698 512 34 76h-66Z" />
      <path className={styles.line} d="M700 478 566 596M700 478l150 118" />
      <path className={styles.log} d="m868 596 52 12M872 608l46-14" />
      <path
        className={styles.flame}
        d="M894 552c18 18 24 28 24 38a24 24 0 0 1-48 0c0-12 12-18 24-38Z"
      />
      <path
        className={styles.ember}
        d="M894 574c9 9 12 14 12 20a12 12 0 0 1-24 0c0-7 6-10 12-20Z"
      />
    </g>
  );
}

function Stars() {
  return (
    <g className={styles.stars}>
      {starPlaces.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

const starPlaces = [
  [84, 60, 2],
  [170, 130, 1.5],
  [262, 48, 2.4],
  [348, 118, 1.4],
  [452, 70, 2],
  [530, 150, 1.3],
  [612, 40, 1.8],
  [704, 110, 2.2],
  [790, 58, 1.4],
  [884, 90, 1.8],
  [1120, 60, 2.2],
  [1196, 140, 1.5],
  [1270, 76, 2],
  [1350, 122, 1.4],
  [1400, 44, 2],
] as const;

interface Line {
  from: number;
  to: number;
  step: number;
  foot: number;
  height: number;
}

/** A row of trees of uneven heights; the same ones at every drawing. */
function treesAlong({ from, to, step, foot, height }: Line) {
  const count = Math.floor((to - from) / step);
  return Array.from({ length: count }, (_, index) => ({
    x: from + index * step + ((index * 7) % 5) * 2,
    y: foot,
    height: height * (0.55 + ((index * 37) % 11) / 16),
  }));
}
