import { SceneFrame } from './SceneFrame.tsx';
import styles from './SmallScene.module.css';
import { Tree } from '#artwork/Tree.tsx';

interface ArtworkProps {
  className?: string | undefined;
}

/** A quiet clearing with room by the fire, for places where nothing is yet. Original artwork. */
export function EmptyCamp({ className }: ArtworkProps) {
  return (
    <SceneFrame
      className={className}
      front={
        <g>
          <ellipse className={styles.ground} cx="120" cy="156" rx="104" ry="15" />
          <g className={styles.forest}>
            <Tree x={34} y={156} height={78} />
            <Tree x={60} y={160} height={52} />
            <Tree x={206} y={157} height={92} />
            <Tree x={182} y={160} height={48} />
          </g>
          <path className={styles.smoke} d="M122 140c-7-9 7-14 0-26s6-14 1-24" />
          <path className={styles.log} d="m104 154 36 6M106 161l33-8" />
          <path className={styles.seat} d="M70 160h24M150 163h22" />
        </g>
      }
    />
  );
}
