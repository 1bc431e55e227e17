import styles from './Contours.module.css';
import { contourLines, type Hill } from './contour-lines.ts';

const anywhere = [
  { x: 1010, y: 40, lines: 11, step: 34, phase: 0.4 },
  { x: 250, y: -110, lines: 7, step: 40, phase: 2.1 },
];

/**
 * A topographic map, faintly, behind the head of a page; with the hills of a place, where that is seen, under its tent.
 * Original artwork.
 */
export function Contours({ hills }: { hills?: readonly Hill[] | undefined }) {
  const [top] = hills ?? [];

  return (
    <svg
      className={styles.contours}
      viewBox="0 0 1280 360"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      {(hills ?? anywhere).map((hill) => (
        <path key={hill.x} d={contourLines(hill)} />
      ))}
      {top && <path className={styles.tent} d={`M${top.x} ${top.y - 13}l16 27h-32Z`} />}
    </svg>
  );
}
