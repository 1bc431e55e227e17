import { type RefObject, useEffect, useRef } from 'react';
import styles from './flame.module.css';
import { loudness } from './loudness.ts';

/** Interval of looks at the song's loudness, in milliseconds; in between the flame moves by itself. */
const pollIntervalMs = 125;

/** Height of the flame where the song is silent, as a share of its full height. */
const lowest = 0.55;

export interface FlameProps {
  /** The element that plays the song. */
  audio: RefObject<HTMLAudioElement | null>;
}

/**
 * A flame on the player's button that answers the song. It reads how loud the song is at its place from a
 * list (docs/decisions/site.md#0032), so it cannot touch the sound.
 */
export function Flame({ audio }: FlameProps) {
  const flame = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const look = () => {
      if (document.hidden || !audio.current || !flame.current) return;
      flame.current.style.scale = `1 ${heightAt(audio.current.currentTime)}`;
    };
    look();
    const timer = setInterval(look, pollIntervalMs);
    return () => clearInterval(timer);
  }, [audio]);

  return (
    <svg ref={flame} className={styles.flame} viewBox="0 0 20 24" aria-hidden="true" data-flame>
      <path d="M10 0c1 5 7 8 7 15a7 7 0 0 1-14 0c0-3 2-5 3-8 1 2 2 3 3 3 1-3 0-6 1-10Z" />
      <path
        className={styles.heart}
        d="M10 10c1 3 4 4 4 8a4 4 0 0 1-8 0c0-2 1-3 2-4 0 1 1 2 1 2 1-2 0-3 1-6Z"
      />
    </svg>
  );
}

/** Returns the height as a share of the full height, by seconds into the song. */
function heightAt(seconds: number): string {
  const digit = Number(loudness[Math.floor((seconds * 1000) / pollIntervalMs)] ?? 0);
  return (lowest + ((1 - lowest) * digit) / 9).toFixed(2);
}
