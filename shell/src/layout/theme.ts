export type Theme = 'light' | 'dark';

const systemIsDark = () => globalThis.matchMedia('(prefers-color-scheme: dark)');
const chosen = new EventTarget();
const oneYear = 31_536_000;

/** The theme on screen: the visitor's choice, else the system's. */
export function currentTheme(): Theme {
  const choice = document.documentElement.dataset['theme'];
  if (choice === 'light' || choice === 'dark') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** Keeps the choice in a cookie that the edge turns into the document's attribute, so no page flashes. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.cookie = `campbc_theme=${theme}; path=/; max-age=${oneYear}; samesite=lax`;
  chosen.dispatchEvent(new Event('change'));
}

export function subscribeToTheme(listener: () => void): () => void {
  chosen.addEventListener('change', listener);
  systemIsDark().addEventListener('change', listener);
  return () => {
    chosen.removeEventListener('change', listener);
    systemIsDark().removeEventListener('change', listener);
  };
}
