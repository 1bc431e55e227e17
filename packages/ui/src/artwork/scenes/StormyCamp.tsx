import { SceneFrame } from './SceneFrame.tsx';
import styles from './SmallScene.module.css';

interface ArtworkProps {
  className?: string | undefined;
}

/** A tent that stands the storm, for things that went wrong. Original artwork. */
export function StormyCamp({ className }: ArtworkProps) {
  return (
    <SceneFrame
      className={className}
      front={
        <g>
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
          <ellipse className={styles.ground} cx="120" cy="156" rx="104" ry="15" />
          <path className={styles.side} d="m112 112 46 10 22 34-34 3Z" />
          <path className={styles.tent} d="m112 112 36 47H78Z" />
          <path className={styles.inside} d="m112 127 17 32h-32Z" />
          <path className={styles.rope} d="M112 112 62 160m96-38 32 36" />
        </g>
      }
    />
  );
}
