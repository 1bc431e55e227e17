import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { Icon } from '@camp/ui/artwork/Icon';
import { formatPlaytime } from '@camp/ui/i18n/format';
import { SongFlame } from './SongFlame.tsx';
import styles from './song.module.css';
import { useLeaving, usePlayerPlace } from './usePlayerPlace.ts';
import { type Song, useSong } from './useSong.ts';
import type { Texts } from '#texts.d.ts';
import enSongPlayer from './SongPlayer.en.json' with { type: 'json' };
import frSongPlayer from './SongPlayer.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/theme-song/SongPlayer']>({
  en: enSongPlayer,
  fr: frSongPlayer,
});

interface SongPlayerProps {
  song: Song;
  onPutAway: () => void;
}

/**
 * Plays and pauses a song and seeks in it. A round button at the bottom left of the window, which opens
 * under a mouse, with the focus or with a press, and is small again once the visitor goes on to something else.
 */
export function SongPlayer({ song, onPutAway }: SongPlayerProps) {
  const player = useRef<HTMLElement>(null);
  const { audio, isPlaying, hasFailed, position, length, toggle, seek } = useSong(song);
  const [isOpen, setIsOpen] = useState(false);
  const { isLifted, isAside } = usePlayerPlace(player, { isInUse: isPlaying || isOpen });
  const dock = useCallback(() => setIsOpen(false), []);
  useLeaving(player, dock);
  const text = useMessages(messages);

  function use() {
    setIsOpen(true);
    void toggle();
  }

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') setIsOpen(true);
  }

  function onPointerLeave() {
    if (!isPlaying && !player.current?.contains(document.activeElement)) dock();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Escape') return;
    player.current?.querySelector('button')?.focus();
    dock();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes from the controls inside
    <section
      ref={player}
      className={styles.player}
      aria-label={text.themeSong}
      data-aside={isAside}
      data-lifted={isLifted}
      data-open={isOpen}
      data-song-player={isPlaying ? 'playing' : 'resting'}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onFocus={() => setIsOpen(true)}
      onKeyDown={onKeyDown}
    >
      {hasFailed && isOpen && (
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
          onClick={use}
        >
          <PlayIcon isPlaying={isPlaying} />
          {isPlaying && <SongFlame audio={audio.ref} />}
        </button>
        {isOpen && (
          <>
            <span className={styles.title}>{text.title}</span>
            <SongProgress position={position} length={length} onSeek={seek} />
            <button
              type="button"
              className={styles.putAway}
              aria-label={text.putAway}
              title={text.putAway}
              onClick={onPutAway}
            >
              <Icon name="close" />
            </button>
          </>
        )}
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
        aria-valuetext={text.positionOf({ elapsed, total })}
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
