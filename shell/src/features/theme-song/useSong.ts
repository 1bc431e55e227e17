import { type SyntheticEvent, useRef, useState } from 'react';

export interface Song {
  source: string;
  /** Length in seconds as known before the file is loaded. */
  seconds: number;
}

/** An audio element and its state. The element decides; the state follows its events. */
export function useSong({ source, seconds }: Song) {
  const ref = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [position, setPosition] = useState(0);
  const [length, setLength] = useState(seconds);

  /* A song that failed counts as paused, so that the button offers to play it again. */
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

  /* Set here, too: before the first play the element reports no change of position. */
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

/** A failed element keeps its error until it loads again. */
function startAudio(audio: HTMLAudioElement): Promise<void> {
  if (audio.error) audio.load();
  return audio.play();
}

/** True for a pause before the first sound: it rejects the promise of `play()`, but is not a failure. */
function isInterruption(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
