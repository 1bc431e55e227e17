import source from './campfire.mp3';
import { SongPlayer } from './SongPlayer.tsx';

/** Length of campfire.mp3 in seconds, shown before the file itself is asked for. */
const seconds = 68.6;

/** The site's own song, in the corner of every page; it never starts by itself. */
export function ThemeSong() {
  return <SongPlayer song={{ source, seconds }} />;
}
