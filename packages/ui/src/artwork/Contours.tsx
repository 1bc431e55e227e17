import styles from './Contours.module.css';
import { contourLines } from './contour-lines.ts';

const hills = [
  { x: 1010, y: 40, lines: 11, step: 34, phase: 0.4 },
  { x: 250, y: -110, lines: 7, step: 40, phase: 2.1 },
];

/** A topographic map, faintly, behind the head of a page. Original artwork. */
export function Contours() {
  return (
    <svg
      className={styles.contours}
      viewBox="0 0 1280 360"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      {hills.map((hill) => (
        <path key={hill.x} d={contourLines(hill)} />
      ))}
    </svg>
  );
}
