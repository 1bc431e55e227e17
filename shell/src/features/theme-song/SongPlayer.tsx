import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import { PlayIcon } from './PlayIcon.tsx';
import { SongProgress } from './SongProgress.tsx';
import styles from './SongPlayer.module.css';
import { useIsAtPageEnd } from './useIsAtPageEnd.ts';
import { type Song, useSong } from './useSong.ts';

/**
 * Plays and pauses a song and goes to any place in it. Stands at the bottom left of the window and
 * moves up at the end of the page, where the footer's last line would lie under it.
 */
export function SongPlayer({ song }: { song: Song }) {
  const { audio, isPlaying, hasFailed, position, length, toggle, seek } = useSong(song);
  const isLifted = useIsAtPageEnd();
  const text = useMessages(messages);

  return (
    <section
      className={styles.player}
      aria-label={text.themeSong}
      data-lifted={isLifted}
      data-playing={isPlaying}
    >
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {text.failure}
        </p>
      )}
      <div className={styles.pill}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an instrumental says nothing to caption */}
        <audio {...audio} loop preload="none" />
        <button
          type="button"
          className={styles.toggle}
          aria-label={isPlaying ? text.pause : text.play}
          onClick={() => void toggle()}
        >
          <PlayIcon isPlaying={isPlaying} />
        </button>
        <span className={styles.title}>{text.title}</span>
        <SongProgress position={position} length={length} onSeek={seek} />
      </div>
    </section>
  );
}
