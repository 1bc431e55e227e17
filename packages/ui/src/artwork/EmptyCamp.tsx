import styles from './SmallScene.module.css';
import { Tree } from './Tree.tsx';

/** A quiet clearing, for places where nothing is yet. Original artwork. */
export function EmptyCamp({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 150" aria-hidden="true">
      <circle className={styles.sky} cx="120" cy="76" r="72" />
      <path className={styles.ridge} d="m52 98 38-46 22 26 16-18 46 42c-34 24-88 26-122-4Z" />
      <g className={styles.forest}>
        <Tree x={62} y={122} height={62} />
        <Tree x={86} y={128} height={44} />
        <Tree x={182} y={122} height={70} />
      </g>
      <ellipse className={styles.ground} cx="120" cy="128" rx="86" ry="13" />
      <path className={styles.log} d="m112 126 32 6M114 133l28-8" />
      <path className={styles.smoke} d="M128 116c-8-10 8-14 0-26s8-16 2-26" />
    </svg>
  );
}
