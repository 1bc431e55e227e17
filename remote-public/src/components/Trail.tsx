import { Stack } from '@camp/ui/layout/spacing';
import type { ReactNode } from 'react';
import styles from './Trail.module.css';

interface Stop {
  key: string;
  name: ReactNode;
  text: string;
}

interface Props {
  /** Whether the stops exist already, or are only planned. */
  isOpen: boolean;
  stops: readonly Stop[];
}

/** Stops along a line, drawn like a path on a map: solid when open, dotted when planned. */
export function Trail({ isOpen, stops }: Props) {
  return (
    <Stack as="ul" gap={3} className={styles.trail} data-open={isOpen}>
      {stops.map(({ key, name, text }) => (
        <li key={key} className={styles.stop}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </Stack>
  );
}
