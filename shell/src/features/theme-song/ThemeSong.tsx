import { cookieIn, siteCookies } from '@camp/contracts/site/cookies';
import { notify } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useSyncExternalStore } from 'react';
import { atRest } from '#document/at-rest.tsx';
import { keepCookie, oneYear } from '#document/keep-cookie.ts';
import { useIsStaffPage } from '#layout/staff/staff-pages.ts';
import source from './campfire.mp3';
import styles from './song-switch.module.css';
import type { Texts } from '#texts.d.ts';
import enThemeSong from './ThemeSong.en.json' with { type: 'json' };
import frThemeSong from './ThemeSong.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/theme-song/ThemeSong']>({
  en: enThemeSong,
  fr: frThemeSong,
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

const putAwayValue = 'away';
const changes = new EventTarget();

function subscribe(listener: () => void) {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** Reads the cookie each time, because another tab may have changed it. Without cookies the document remembers. */
function isSongWanted(): boolean {
  const kept = cookieIn(document.cookie, siteCookies.song);
  const choice = kept ?? document.documentElement.dataset['song'];
  return choice !== putAwayValue;
}

/** Keeps for a year whether the visitor wants the song player, and shows it or puts it away. */
function chooseSong(choice: 'shown' | 'away'): void {
  keepCookie(siteCookies.song, choice, oneYear);
  document.documentElement.dataset['song'] = choice;
  changes.dispatchEvent(new Event('change'));
}

/** True if the visitor has not put the player away. A page rendered ahead knows no visitor: it has the player. */
function useIsSongWanted(): boolean {
  return useSyncExternalStore(subscribe, isSongWanted, () => true);
}
