import source from './campfire.mp3';
import { SongPlayer } from './SongPlayer.tsx';

/** Length of campfire.mp3 in seconds, shown before the file is loaded. */
const seconds = 68.6;

/** The site's own song, in the corner of every page; it never plays unasked. */
export function ThemeSong() {
  return <SongPlayer song={{ source, seconds }} />;
}
