import { Icon } from '@camp/ui/Icon';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, subscribeToTheme } from './theme.ts';
import styles from './ThemeToggle.module.css';

export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';

  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={`Switch to the ${other} theme`}
      onClick={() => chooseTheme(other)}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
