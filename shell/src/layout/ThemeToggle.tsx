import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useSyncExternalStore } from 'react';
import { messages } from './messages.ts';
import { chooseTheme, currentTheme, subscribeToTheme } from './theme.ts';
import styles from './ThemeToggle.module.css';

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
