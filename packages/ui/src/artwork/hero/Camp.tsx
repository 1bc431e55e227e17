import styles from './hero.module.css';

/** Tent, fire and canoe on the near shore. `id` names the gradients of the picture. */
export function Camp({ id }: { id: string }) {
  return (
    <g>
      <defs>
        <radialGradient id={`${id}-firelight`}>
          <stop offset="0" className={styles.firelight} />
          <stop offset="0.5" className={styles.firelightFar} />
          <stop offset="1" className={styles.dark} />
        </radialGradient>
        <linearGradient id={`${id}-canvas`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.canvasTop} />
          <stop offset="1" className={styles.canvasLit} />
        </linearGradient>
      </defs>
      <path
        className={styles.canoe}
        d="M996 586c10 20 38 27 88 27s82-7 98-29c-18 10-52 13-96 13s-72-2-90-11Z"
      />
      <path className={styles.rim} d="M996 586c18 9 48 11 90 11s78-3 96-13" />
      <ellipse cx="800" cy="598" rx="330" ry="46" fill={`url(#${id}-firelight)`} />
      <path className={styles.line} d="M690 488 574 604M806 508l88 88M690 488l-66 116" />
      <path className={styles.side} d="m690 484 116 22 62 78-106 16Z" />
      <path fill={`url(#${id}-canvas)`} d="m690 484 74 116H614Z" />
      <path className={styles.inside} d="m690 512 40 88h-72Z" />
      <path className={styles.flap} d="m690 512-50 88h18Zm0 0 56 88h-16Z" />
      <path className={styles.pole} d="M690 476v14" />
      <g className={styles.smoke}>
        <path d="M934 552c-12-18 12-26 0-48s10-30 2-50" />
      </g>
      <circle cx="934" cy="584" r="88" fill={`url(#${id}-firelight)`} />
      <path className={styles.log} d="m904 606 60-12M906 594l58 14" />
      <path
        className={styles.flame}
        d="M934 546c20 20 22 28 22 37a22 22 0 0 1-44 0c0-6 3-11 8-17 2 5 5 7 8 7 0-9 1-17 6-27Z"
      />
      <path
        className={styles.ember}
        d="M936 572c9 9 11 14 11 20a12 12 0 0 1-24 0c0-6 8-10 13-20Z"
      />
      <path className={styles.stones} d="M898 614h14m6 3h14m6 0h14m4-4h12" />
    </g>
  );
}
