import { Stack } from '@camp/ui/layout/spacing';
import styles from './Trail.module.css';

interface Stop {
  key: string;
  name: string;
  text: string;
}

interface Props {
  /** From left to right where there is room, with the first stop lit. */
  isAcross: boolean;
  stops: readonly Stop[];
}

/** Planned stops along a line, drawn like a path on a map: dotted, because it is not open yet. */
export function Trail({ isAcross, stops }: Props) {
  return (
    <Stack as="ul" gap="12px" className={styles.trail} data-across={isAcross}>
      {stops.map(({ key, name, text }) => (
        <li key={key} className={styles.stop}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </Stack>
  );
}
