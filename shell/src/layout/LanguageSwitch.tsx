import type { Language } from '@camp/contracts/sentences/language';
import { useLanguage } from '@camp/ui/i18n/language';
import { useSearchParams } from 'react-router';
import { chooseLanguage } from './language.ts';
import styles from './bar-tools.module.css';

const other: Record<Language, { language: Language; name: string }> = {
  en: { language: 'fr', name: 'Français' },
  fr: { language: 'en', name: 'English' },
};

/** Offers the other language by its own name (WCAG 3.1.2). */
export function LanguageSwitch() {
  const { language, name } = other[useLanguage()];
  const [search, setSearch] = useSearchParams();

  function change() {
    chooseLanguage(language);
    if (!search.has('lang')) return;
    const rest = new URLSearchParams(search);
    rest.delete('lang');
    setSearch(rest, { replace: true, preventScrollReset: true });
  }

  return (
    <button type="button" lang={language} className={styles.switch} onClick={change}>
      {name}
    </button>
  );
}
