import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef } from 'react';
import { FilmButton } from './FilmButton.tsx';
import styles from './Film.module.css';
import { messages } from './film-messages.ts';
import { usePlayback } from './usePlayback.ts';

interface FilmProps {
  /** Addresses of the film's files, and of the picture that stands in until it plays. */
  webm: string;
  mp4: string;
  poster: string;
}

/** The silent film behind the welcome. It says nothing, and can be stopped (WCAG 1.2.1, 2.2.2). */
export function Film({ webm, mp4, poster }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const { isWanted, toggle } = usePlayback(film);
  const { pause, play } = useMessages(messages);

  return (
    <>
      <video
        ref={film}
        className={styles.film}
        poster={poster}
        preload="metadata"
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <FilmButton isPlaying={isWanted} label={isWanted ? pause : play} onClick={toggle} />
    </>
  );
}
