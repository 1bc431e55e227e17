import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef } from 'react';
import lake from './lake.module.css';
import { messages } from './messages.ts';
import { usePlayback } from './usePlayback.ts';

interface FilmProps {
  /** Addresses of the film's files, and of the picture shown until it plays. */
  webm: string;
  mp4: string;
  poster: string;
}

/** The silent film behind the welcome. It carries no information and can be paused (WCAG 1.2.1, 2.2.2). */
export function Film({ webm, mp4, poster }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const { isWanted, toggle } = usePlayback(film);
  const { pauseFilm, playFilm } = useMessages(messages);

  return (
    <>
      <div className={lake.film}>
        <video
          ref={film}
          poster={poster}
          preload="none"
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
      </div>
      <FilmButton isPlaying={isWanted} label={isWanted ? pauseFilm : playFilm} onClick={toggle} />
    </>
  );
}

interface FilmButtonProps {
  isPlaying: boolean;
  label: string;
  onClick: () => void;
}

/** Stands in the hero's corner, on its own background so that it is visible over every frame. */
function FilmButton({ isPlaying, label, onClick }: FilmButtonProps) {
  return (
    <button
      type="button"
      className={lake.filmButton}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg className={lake.filmSign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPlaying ? 'M6 4h4v16H6ZM14 4h4v16h-4Z' : 'm7 4 13 8-13 8Z'} />
      </svg>
    </button>
  );
}
