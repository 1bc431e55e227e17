import { Link } from '@camp/shell-api';
import styles from './display.module.css';

interface Props {
  to: string;
  title: string;
  /** Our own drawing on a 24-unit grid, one stroked path. */
  emblem: string;
  /** The main fact of the page; its purpose while the fact is not available. */
  fact: string;
  /** Set where there is something to do, or where something fails. */
  state?: 'due' | 'failing' | undefined;
}

/** A staff page as one link, with its main fact. */
export function PageTile({ to, title, emblem, fact, state }: Props) {
  return (
    <Link to={to} className={styles.tile} data-state={state}>
      <svg className={styles.tileEmblem} viewBox="0 0 24 24" aria-hidden="true">
        <path d={emblem} />
      </svg>
      <h2 className={styles.tileTitle}>{title}</h2>
      <p className={styles.tileFact}>{fact}</p>
    </Link>
  );
}
