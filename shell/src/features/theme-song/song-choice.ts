import { useSyncExternalStore } from 'react';

const cookieName = 'campbc_song';
const putAwayValue = 'away';
const oneYear = 31_536_000;
const changes = new EventTarget();

function subscribe(listener: () => void) {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** Reads the cookie each time, because another tab may have changed it. Without cookies the document remembers. */
function isWanted(): boolean {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`));
  const choice = cookie?.slice(cookieName.length + 1) ?? document.documentElement.dataset['song'];
  return choice !== putAwayValue;
}

/** Keeps for a year whether the visitor wants the song player, and shows it or puts it away. */
export function chooseSong(choice: 'shown' | 'away'): void {
  document.cookie = `${cookieName}=${choice}; path=/; max-age=${oneYear}; samesite=lax`;
  document.documentElement.dataset['song'] = choice;
  changes.dispatchEvent(new Event('change'));
}

/** Whether the visitor has not put the player away. A page rendered ahead knows no visitor: it has the player. */
export function useIsSongWanted(): boolean {
  return useSyncExternalStore(subscribe, isWanted, () => true);
}
