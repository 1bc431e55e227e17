import { type SyntheticEvent, useRef, useState } from 'react';

export interface Song {
  source: string;
  /** Length in seconds, as far as it is known before the file is loaded. */
  seconds: number;
}

/** An audio element and what it is doing; it decides, we only watch and ask. */
export function useSong({ source, seconds }: Song) {
  const ref = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [position, setPosition] = useState(0);
  const [length, setLength] = useState(seconds);

  /* A song that broke off counts as paused, so that the button offers to play it again. */
  function fail() {
    ref.current?.pause();
    setIsPlaying(false);
    setHasFailed(true);
  }

  async function toggle() {
    const audio = ref.current;
    if (!audio) return;
    if (!audio.paused) {
      audio.pause();
      return;
    }
    setHasFailed(false);
    try {
      await startAudio(audio);
    } catch (error) {
      if (!isInterruption(error)) fail();
    }
  }

  /* The place is kept here, too: before the first play the element reports no change of it. */
  function seek(to: number) {
    if (ref.current) ref.current.currentTime = to;
    setPosition(to);
  }

  const showPosition = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) =>
    setPosition(currentTarget.currentTime);
  const audio = {
    ref,
    src: source,
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onError: fail,
    onTimeUpdate: showPosition,
    onSeeked: showPosition,
    onDurationChange: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) =>
      Number.isFinite(currentTarget.duration) && setLength(currentTarget.duration),
  };

  return { audio, isPlaying, hasFailed, position, length, toggle, seek };
}

/** An element that has failed stays so until it is told to load anew. */
function startAudio(audio: HTMLAudioElement): Promise<void> {
  if (audio.error) audio.load();
  return audio.play();
}

/** Pausing before the first sound ends the promise of playing; that is no failure. */
function isInterruption(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
