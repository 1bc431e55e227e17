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
        <Tree x={38} y={156} height={78} />
        <Tree x={60} y={160} height={52} />
        <Tree x={196} y={157} height={92} />
        <Tree x={182} y={160} height={48} />
      </g>
      <path className={styles.smoke} d="M122 140c-7-9 7-14 0-26s6-14 1-24" />
      <path className={styles.log} d="m104 154 36 6M106 161l33-8" />
      <path className={styles.seat} d="M70 160h24M150 163h22" />
    </CampScene>
  );
}

/** An empty register box at a trailhead, for a search that finds nothing. Original artwork. */
export function EmptyTrailhead({ className }: SceneProps) {
  return (
    <CampScene className={className}>
      <path className={styles.trail} d="M70 170c16-12 48-8 52-18s-20-8-14-16" />
      <g className={styles.forest}>
        <Tree x={40} y={157} height={84} />
        <Tree x={206} y={157} height={70} />
      </g>
      <path className={styles.post} d="M146 160v-48" />
      <path className={styles.roof} d="m112 76 34-16 34 16v8h-68Z" />
      <path className={styles.board} d="M118 84h56v34h-56Z" />
      <path className={styles.hollow} d="M125 90h42v22h-42Z" />
      <path className={styles.letters} d="M133 106h26" />
    </CampScene>
  );
}

/** A kettle over the fire, for events that are still to come. Original artwork. */
export function EmptyKettle({ className }: SceneProps) {
  return (
    <CampScene className={className}>
      <g className={styles.forest}>
        <Tree x={36} y={157} height={74} />
        <Tree x={198} y={157} height={88} />
      </g>
      <path className={styles.log} d="m100 158 42-10m-42 0 42 10" />
      <path className={styles.bolt} d="M108 150c-4-10 6-12 6-22 10 6 16 14 20 22Z" />
      <path className={styles.iron} d="M92 158 120 70l28 88M120 70v14" />
      <path className={styles.kettle} d="M100 106h40l4 22a24 12 0 0 1-48 0Zm38 6 16-6" />
      <path className={styles.iron} d="M104 106c2-26 30-26 32 0" />
      <path className={styles.smoke} d="M160 98c6-7-6-11 0-19" />
    </CampScene>
  );
}

/** A stall with its hatch down, for a shop that is not open yet. Original artwork. */
export function ClosedStall({ className }: SceneProps) {
  return (
    <CampScene className={className}>
      <g className={styles.forest}>
        <Tree x={38} y={157} height={80} />
        <Tree x={210} y={157} height={62} />
      </g>
      <path className={styles.board} d="M70 84h100v74H70Z" />
      <path className={styles.tent} d="m62 84 10-26h96l10 26Z" />
      <path className={styles.awning} d="m86 84 5-26h18l-2 26Zm47 0-2-26h18l5 26Z" />
      <path className={styles.boardBack} d="M80 96h80v30H80Z" />
      <path className={styles.letters} d="M80 104h80M80 111h80M80 118h80" />
      <path className={styles.seat} d="M74 132h92" />
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
