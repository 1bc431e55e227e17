import { notify } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { atRest } from '#layout/at-rest.tsx';
import { useIsStaffPage } from '#layout/staff/staff-pages.ts';
import source from './campfire.mp3';
import { chooseSong, useIsSongWanted } from './song-choice.ts';
import styles from './song-switch.module.css';

const messages = defineMessages({
  en: {
    player: 'Song player',
    away: 'The song player is put away. The switch at the end of each page brings it back.',
  },
  fr: {
    player: 'Lecteur de la chanson',
    away: 'Le lecteur est rangé. L’interrupteur au bas de chaque page le ramène.',
  },
});

const SongPlayer = atRest(async () => {
  const file = await import(/* webpackChunkName: "at-rest" */ './SongPlayer.tsx');
  return file.SongPlayer;
});

/** Length of campfire.mp3 in seconds, shown before the file is loaded. */
const seconds = 68.6;

/** The site's own song, in the corner of every page but those of staff; it never plays unasked. */
export function ThemeSong() {
  const isWanted = useIsSongWanted();
  const isStaffPage = useIsStaffPage();
  const { away } = useMessages(messages);

  function putAway() {
    chooseSong('away');
    notify({ tone: 'info', text: away });
  }

  if (!isWanted || isStaffPage) return null;
  return <SongPlayer song={{ source, seconds }} onPutAway={putAway} />;
}

/** Puts the song player away and brings it back; it is in the footer. */
export function SongSwitch() {
  const isWanted = useIsSongWanted();
  const { player } = useMessages(messages);

  if (useIsStaffPage()) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isWanted}
      className={styles.switch}
      onClick={() => chooseSong(isWanted ? 'away' : 'shown')}
    >
      <span className={styles.track} />
      {player}
    </button>
  );
}
