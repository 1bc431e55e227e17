import { type ReactNode, useId } from 'react';
import { Peak, Tree } from './scenery.tsx';
import styles from './CampScene.module.css';

interface SceneProps {
  className?: string | undefined;
}

/** A clearing in front of a round window with sky, sun or moon, and two peaks. */
function CampScene({ className, children }: SceneProps & { children: ReactNode }) {
  const id = useId();

  return (
    <svg className={className} viewBox="0 0 240 176" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.high} />
          <stop offset="0.85" className={styles.low} />
        </linearGradient>
        <clipPath id={`${id}-window`}>
          <circle cx="120" cy="84" r="78" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-window)`}>
        <path fill={`url(#${id}-sky)`} d="M40 4h160v160H40Z" />
        <circle className={styles.sun} cx="140" cy="40" r="10" />
        <g className={styles.peaks}>
          <Peak x={168} y={128} height={58} spread={1.1} />
          <Peak x={98} y={130} height={84} />
        </g>
        <path className={styles.hills} d="M36 124c28-14 52-14 84-4s56 6 84-6v52H36Z" />
      </g>
      <ellipse className={styles.ground} cx="120" cy="156" rx="104" ry="15" />
      {children}
    </svg>
  );
}

/** A quiet clearing with room by the fire, for lists that are still empty. Original artwork. */
export function EmptyCamp({ className }: SceneProps) {
  return (
    <CampScene className={className}>
      <g className={styles.forest}>
        <Tree x={34} y={156} height={78} />
        <Tree x={60} y={160} height={52} />
        <Tree x={206} y={157} height={92} />
        <Tree x={182} y={160} height={48} />
      </g>
      <path className={styles.smoke} d="M122 140c-7-9 7-14 0-26s6-14 1-24" />
      <path className={styles.log} d="m104 154 36 6M106 161l33-8" />
      <path className={styles.seat} d="M70 160h24M150 163h22" />
    </CampScene>
  );
}

/** A signpost whose boards point everywhere, for addresses that lead nowhere. Original artwork. */
export function LostCamp({ className }: SceneProps) {
  return (
    <CampScene className={className}>
      <path
        className={styles.trail}
        d="M84 171c14-10 52-8 52-16s-34-6-30-13 30-5 34-10-14-6-10-10"
      />
      <g className={styles.forest}>
        <Tree x={38} y={157} height={86} />
        <Tree x={64} y={160} height={50} />
        <Tree x={216} y={156} height={48} />
      </g>
      <path className={styles.post} d="M176 160V54" />
      <path className={styles.board} d="M162 60h42l10 9-10 9h-42Z" />
      <path className={styles.boardBack} d="M190 84h-44l-10 9 10 9h44Z" />
      <path className={styles.board} d="m164 109 36-5 10 7-8 10-36 5Z" />
      <path className={styles.letters} d="M171 69h26M152 93h30M173 117l22-3" />
    </CampScene>
  );
}

/** A tent in a storm, for things that went wrong. Original artwork. */
export function StormyCamp({ className }: SceneProps) {
  return (
    <CampScene className={className}>
      <path
        className={styles.cloudBack}
        d="M150 58a18 18 0 0 1 2-36 26 26 0 0 1 48 2 17 17 0 0 1 4 34Z"
      />
      <path
        className={styles.cloud}
        d="M52 70a21 21 0 0 1 3-42 30 30 0 0 1 56-7 24 24 0 0 1 37 18 16 16 0 0 1 2 31Z"
      />
      <path
        className={styles.rain}
        d="m66 80-7 17m26-17-7 17m26-17-7 17m47-17-7 17m54-27-6 15m-19-15-6 15M60 108l-5 11m116-29-6 13"
      />
      <path className={styles.bolt} d="m118 72-14 24h11l-7 21 20-29h-12l9-16Z" />
      <path className={styles.side} d="m112 112 46 10 22 34-34 3Z" />
      <path className={styles.tent} d="m112 112 36 47H78Z" />
      <path className={styles.inside} d="m112 127 17 32h-32Z" />
      <path className={styles.rope} d="M112 112 62 160m96-38 32 36" />
    </CampScene>
  );
}
