import type { ReactNode } from 'react';
import styles from './Trail.module.css';

interface Stop {
  key: string;
  name: ReactNode;
  text: string;
}

interface Props {
  /** Whether the trail can be walked already, or is only planned. */
  isOpen: boolean;
  stops: readonly Stop[];
}

/** Things along a line, as maps draw a path: solid where one can walk, dotted where it is planned. */
export function Trail({ isOpen, stops }: Props) {
  return (
    <ul className={styles.trail} data-open={isOpen}>
      {stops.map(({ key, name, text }) => (
        <li key={key} className={styles.stop}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
