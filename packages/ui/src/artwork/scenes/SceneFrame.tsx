import { type ReactNode, useId } from 'react';
import { Peak } from '#artwork/Peak.tsx';
import styles from './SmallScene.module.css';

interface SceneFrameProps {
  className?: string | undefined;
  /** In front of the window. */
  front: ReactNode;
}

/** The round window of the small scenes: sky, sun or moon, and two peaks. */
export function SceneFrame({ className, front }: SceneFrameProps) {
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
      {front}
    </svg>
  );
}
