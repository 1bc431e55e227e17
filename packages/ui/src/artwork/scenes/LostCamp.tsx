import { SceneFrame } from './SceneFrame.tsx';
import styles from './SmallScene.module.css';
import { Tree } from '#artwork/Tree.tsx';

interface ArtworkProps {
  className?: string | undefined;
}

/** A signpost whose boards point everywhere, for addresses that lead nowhere. Original artwork. */
export function LostCamp({ className }: ArtworkProps) {
  return (
    <SceneFrame
      className={className}
      front={
        <g>
          <ellipse className={styles.ground} cx="120" cy="156" rx="104" ry="15" />
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
        </g>
      }
    />
  );
}
