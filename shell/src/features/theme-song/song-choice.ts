import { cookieIn, siteCookies } from '@camp/contracts/site/cookies';
import { useSyncExternalStore } from 'react';
import { keepCookie, oneYear } from '#layout/keep-cookie.ts';

const putAwayValue = 'away';
const changes = new EventTarget();

function subscribe(listener: () => void) {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** Reads the cookie each time, because another tab may have changed it. Without cookies the document remembers. */
function isWanted(): boolean {
  const kept = cookieIn(document.cookie, siteCookies.song);
  const choice = kept ?? document.documentElement.dataset['song'];
  return choice !== putAwayValue;
}

/** Keeps for a year whether the visitor wants the song player, and shows it or puts it away. */
export function chooseSong(choice: 'shown' | 'away'): void {
  keepCookie(siteCookies.song, choice, oneYear);
  document.documentElement.dataset['song'] = choice;
  changes.dispatchEvent(new Event('change'));
}

/** True if the visitor has not put the player away. A page rendered ahead knows no visitor: it has the player. */
export function useIsSongWanted(): boolean {
  return useSyncExternalStore(subscribe, isWanted, () => true);
}
