import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { formatPlaytime } from '@camp/ui/i18n/format';
import styles from '#features/corners.module.css';
import { type Song, useSong } from './useSong.ts';

const messages = defineMessages({
  en: {
    themeSong: 'Theme song',
    title: 'Campfire',
    play: 'Play the theme song',
    pause: 'Pause the theme song',
    position: 'Position in the song',
    positionOf: (elapsed: string, total: string) => `${elapsed} of ${total}`,
    failure: 'The song could not be loaded. Check your connection and press play again.',
  },
  fr: {
    themeSong: 'Chanson thème',
    title: 'Campfire',
    play: 'Écouter la chanson thème',
    pause: 'Mettre la chanson thème en pause',
    position: 'Position dans la chanson',
    positionOf: (elapsed, total) => `${elapsed} sur ${total}`,
    failure: 'La chanson n’a pas pu être chargée. Vérifiez votre connexion et relancez la lecture.',
  },
});

/**
 * Plays and pauses a song and seeks in it. Stands at the bottom left of the window, and moves up at
 * the end of the page so that it does not cover the footer's last line.
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
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an instrumental has nothing to caption */}
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

interface SongProgressProps {
  /** Both in seconds. */
  position: number;
  length: number;
  onSeek: (seconds: number) => void;
}

/** Elapsed and total time, and a bar to seek by click or arrow key. */
function SongProgress({ position, length, onSeek }: SongProgressProps) {
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

/** No style at the start: the content security policy allows none in prerendered HTML. */
function filledTo(share: number): CSSProperties | undefined {
  if (share === 0) return undefined;
  return { '--filled': `${share * 100}%` } as CSSProperties;
}

const shapes = {
  play: 'M8 5.2v13.6L19 12 8 5.2Z',
  pause: 'M7 5.5h3.5v13H7v-13Zm6.5 0H17v13h-3.5v-13Z',
};

/** Decorative: the button carries the name. */
function PlayIcon({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentcolor" aria-hidden="true">
      <path d={isPlaying ? shapes.pause : shapes.play} />
    </svg>
  );
}

/** Distance from the page's end at which the footer counts as reached, in pixels. */
const footerOverlapPx = 6;

/** Listens to everything that moves the page's end: scrolling, the window's size, the page's height. */
function subscribe(listener: () => void) {
  const heightObserver = new ResizeObserver(listener);
  heightObserver.observe(document.body);
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    heightObserver.disconnect();
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

function isAtPageEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.innerHeight + window.scrollY >= scrollHeight - footerOverlapPx;
}

/** Whether the end of the page is in view. */
function useIsAtPageEnd(): boolean {
  return useSyncExternalStore(subscribe, isAtPageEnd, () => false);
}
