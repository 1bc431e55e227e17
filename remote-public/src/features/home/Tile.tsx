import { Link } from '@camp/shell-api';
import type { ReactNode } from 'react';
import styles from './progress.module.css';

/** A row of tiles, or several where there is less room. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className={styles.tiles}>{children}</ul>;
}

const tent = 'M12 4 3 20h18ZM12 12l-4 8h8Z';

interface TileProps {
  to: string;
  title: string;
  /** One stroked path on a grid of 24 units. */
  sign?: string | undefined;
  children: ReactNode;
}

/** A tile that leads somewhere, with its sign. */
export function Tile({ to, title, sign = tent, children }: TileProps) {
  return (
    <li className={styles.tile}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
      <Link to={to}>{title}</Link>
      <span>{children}</span>
    </li>
  );
}
