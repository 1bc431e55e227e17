import { useMessages } from '@camp/ui/i18n/define-messages';
import type { CSSProperties } from 'react';
import { formatPlaytime } from '@camp/ui/i18n/format';
import { messages } from './messages.ts';
import styles from './SongProgress.module.css';

interface SongProgressProps {
  /** Both in seconds. */
  position: number;
  length: number;
  onSeek: (seconds: number) => void;
}

/** How far the song is, as times and as a bar that a click or an arrow key moves. */
export function SongProgress({ position, length, onSeek }: SongProgressProps) {
  const text = useMessages(messages);
  const [elapsed, total] = [formatPlaytime(position), formatPlaytime(length)];

  return (
    <>
      <input
        type="range"
        className={styles.bar}
        style={filledTo(position / length)}
        aria-label={text.position}
        aria-valuetext={text.positionOf(elapsed, total)}
        min={0}
        max={Math.floor(length)}
        value={Math.floor(position)}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
      />
      <span className={styles.times} aria-hidden="true">
        {elapsed} / {total}
      </span>
    </>
  );
}

/** No style before the song moves: the policy for documents allows none in prerendered HTML. */
function filledTo(share: number): CSSProperties | undefined {
  if (share === 0) return undefined;
  return { '--filled': `${share * 100}%` } as CSSProperties;
}
