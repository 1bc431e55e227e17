import { siteCookies } from '@camp/contracts/site/cookies';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useSyncExternalStore } from 'react';
import { keepCookie, oneYear } from '#document/keep-cookie.ts';
import { messages } from './messages.ts';
import styles from './bar-tools.module.css';

export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const other = theme === 'dark' ? 'light' : 'dark';
  const labels = useMessages(messages).theme;

  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={labels[other]}
      onClick={() => chooseTheme(other)}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}

type Theme = 'light' | 'dark';

const systemIsDark = () => globalThis.matchMedia('(prefers-color-scheme: dark)');
const chosen = new EventTarget();

/** The current theme: the visitor's choice, else the system's. */
function currentTheme(): Theme {
  const choice = document.documentElement.dataset['theme'];
  if (choice === 'light' || choice === 'dark') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** Keeps the choice in a cookie; the edge turns it into an attribute of the document, so no page flashes. */
function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  keepCookie(siteCookies.theme, theme, oneYear);
  chosen.dispatchEvent(new Event('change'));
}

function subscribeToTheme(listener: () => void): () => void {
  chosen.addEventListener('change', listener);
  systemIsDark().addEventListener('change', listener);
  return () => {
    chosen.removeEventListener('change', listener);
    systemIsDark().removeEventListener('change', listener);
  };
}
