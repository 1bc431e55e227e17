import { Peak, Tree } from '@camp/ui/artwork/scenery';
import type { ReactNode } from 'react';
import styles from './StoreFront.module.css';

function Shelf({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.shelf} viewBox="0 0 240 132" aria-hidden="true">
      <path className={styles.plank} d="M-400 116h1040v16H-400Z" />
      {children}
    </svg>
  );
}

/** The round sign of the site: sky, a peak, spruces and the lit tent. */
function Sign() {
  return (
    <>
      <circle className={styles.sky} r="30" />
      <g className={styles.ridge}>
        <Peak x={6} y={12} height={30} spread={0.8} />
      </g>
      <path className={styles.land} d="M-29 8c18-5 40-5 58 0a30 30 0 0 1-58 0Z" />
      <g className={styles.land}>
        <Tree x={-19} y={12} height={22} />
        <Tree x={21} y={12} height={18} />
      </g>
      <path className={styles.tent} d="M0 0 13 19h-26Z" />
      <path className={styles.glow} d="M0 7 5 19h-10Z" />
    </>
  );
}

/** An enamel mug with the site's sign, steaming. Original artwork. */
export function Mug() {
  return (
    <Shelf>
      <path className={styles.steam} d="M104 26c-6-7 6-10 0-18m24 18c-6-7 6-10 0-18" />
      <path className={styles.handle} d="M156 52c36-6 36 46 0 42" />
      <path className={styles.enamel} d="M76 36h84l-4 72q-1 8-9 8H89q-8 0-9-8Z" />
      <path className={styles.rim} d="M76 36h84" />
      <g transform="translate(118 78)">
        <Sign />
      </g>
    </Shelf>
  );
}

/** A sewn patch with the site's sign, leaning on the wall. Original artwork. */
export function Patch() {
  return (
    <Shelf>
      <g transform="translate(120 64) rotate(-6)">
        <circle className={styles.cloth} r="50" />
        <circle className={styles.seam} r="44" />
        <g transform="scale(1.25)">
          <Sign />
        </g>
      </g>
    </Shelf>
  );
}

/** A folded map with a way that is still dotted. Original artwork. */
export function TrailMap() {
  return (
    <Shelf>
      <path className={styles.paper} d="m48 30 48-12 48 12 48-12v86l-48 12-48-12-48 12Z" />
      <path
        className={styles.water}
        d="M48 84c20-10 30 6 48 0v20l-48 12Zm96-54 48-12v26c-16 12-32 0-48 8Z"
      />
      <path className={styles.fold} d="M96 18v86m48-74v86" />
      <path className={styles.way} d="M64 66c20-24 34 22 56 4s28-2 46 8" />
      <path className={styles.tent} d="m170 62 12 19h-24Z" />
      <path className={styles.glow} d="m170 69 5 12h-10Z" />
    </Shelf>
  );
}
