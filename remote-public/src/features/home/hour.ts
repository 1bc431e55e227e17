import { useSyncExternalStore } from 'react';

/** The light over the lake. */
export type Hour = 'night' | 'dawn' | 'day' | 'dusk';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const yearDays = 365.2422;

/* Of Vancouver, in hours of UTC-8: the sun’s noon, and half a day’s length on average and how it differs. */
const noon = 12.2;
const halfDay = 6.1;
const halfDaySwing = 2.05;
/** Days from the shortest day to the first of January. */
const sinceSolstice = 10;
/** Hours before and after sunrise and sunset in which their light is seen. */
const twilight = 0.75;

/** The hour at Vancouver by the sun, to some ten minutes; no time zone has to be known. */
export function hourAt(at: number): Hour {
  const local = at - 8 * hourMs;
  const season = Math.cos((2 * Math.PI * (local / dayMs + sinceSolstice)) / yearDays);
  const sunset = halfDay - halfDaySwing * season;
  const afterNoon = (local % dayMs) / hourMs - noon;
  const fromNoon = Math.abs(afterNoon);
  if (fromNoon < sunset - twilight) return 'day';
  if (fromNoon > sunset + twilight) return 'night';
  return afterNoon < 0 ? 'dawn' : 'dusk';
}

/** The hour at the lake, as it goes on. A prerendered page begins with the night, which the film shows. */
export function useHour(): Hour {
  return useSyncExternalStore(
    everyMinute,
    () => hourAt(Date.now()),
    () => 'night',
  );
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
}
