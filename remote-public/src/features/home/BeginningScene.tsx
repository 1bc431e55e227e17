import { Peak, Tree } from '@camp/ui/artwork/scenery';
import type { ReactNode } from 'react';
import styles from './beginning-scene.module.css';

const scenes = { seen: <DriveIn />, told: <TentInRain />, planned: <MapTable /> };

/** A small picture above a card's words, by day and by night. Original artwork. */
export function BeginningScene({ of }: { of: keyof typeof scenes }): ReactNode {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 360 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {scenes[of]}
    </svg>
  );
}

/** The road into a campground, as one comes to it. */
function DriveIn() {
  return (
    <>
      <circle className={styles.sun} cx="262" cy="38" r="15" />
      <g className={styles.far}>
        <Peak x={120} y={104} height={74} />
        <Peak x={236} y={106} height={52} spread={-1.2} />
      </g>
      <path className={styles.ground} d="M0 98c70-12 140-8 200-4s110 0 160-6v62H0Z" />
      <path
        className={styles.road}
        d="M126 150c26-22 66-28 62-38s-22-8-18-16h10c2 8 34 6 36 18s-18 22-24 36Z"
      />
      <g className={styles.forest}>
        <Tree x={40} y={140} height={112} />
        <Tree x={88} y={126} height={70} />
        <Tree x={292} y={124} height={76} />
        <Tree x={334} y={142} height={118} />
      </g>
      <path className={styles.tent} d="m240 96 20 30h-40Z" />
      <path className={styles.lit} d="m240 106 8 20h-16Z" />
    </>
  );
}

/** A tent that keeps the rain out, with a light inside. */
function TentInRain() {
  return (
    <>
      <path
        className={styles.cloud}
        d="M92 58a20 20 0 0 1 4-40 34 34 0 0 1 62-6 26 26 0 0 1 42 14 17 17 0 0 1 4 32Z"
      />
      <path className={styles.ground} d="M0 116c80-12 150-10 210-6s100 2 150-4v44H0Z" />
      <g className={styles.forest}>
        <Tree x={36} y={134} height={92} />
        <Tree x={318} y={134} height={104} />
        <Tree x={278} y={126} height={58} />
      </g>
      <path className={styles.tent} d="m186 64 50 70h-98Z" />
      <path className={styles.lit} d="m186 88 20 46h-40Z" />
      <path
        className={styles.rain}
        d="m96 68-7 18m30-14-7 18m26-22-5 14m90-14-6 16m30-20-8 20m26-16-8 20M84 100l-6 16m200-34-7 18m-12 12-5 14"
      />
    </>
  );
}

/** A map on a table, with a way drawn on it and something hot next to it. */
function MapTable() {
  return (
    <>
      <path className={styles.table} d="M0 40h360v110H0Z" />
      <path className={styles.paper} d="m62 52 74-12 78 14 74-12v84l-74 12-78-14-74 12Z" />
      <path className={styles.fold} d="M136 40v84M214 54v84" />
      <path
        className={styles.contour}
        d="M96 72c16-12 38-6 36 8s-30 18-40 10 0-14 4-18ZM80 64c30-22 72-10 68 18s-52 34-72 18-2-30 4-36Z"
      />
      <path className={styles.water} d="M232 62c18 4 20 14 36 16l20-2v32c-24-4-52-14-56-46Z" />
      <path className={styles.way} d="M92 112c24-6 40-24 66-22s34-14 60-12 20 26 40 30" />
      <path
        className={styles.pin}
        d="M258 108c-10-14-14-19-14-26a14 14 0 0 1 28 0c0 7-4 12-14 26Z"
      />
      <path className={styles.mug} d="M312 96h30v24a8 8 0 0 1-8 8h-14a8 8 0 0 1-8-8Z" />
      <path className={styles.steam} d="M320 88c-5-7 5-10 0-18m14 18c-5-7 5-10 0-18" />
    </>
  );
}
