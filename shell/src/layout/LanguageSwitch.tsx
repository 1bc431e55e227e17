import type { Language } from '@camp/contracts/sentences/language';
import { notify } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { fetchLanguage, useLanguage } from '@camp/ui/i18n/language';
import { useSearchParams } from 'react-router';
import { chooseLanguage } from './language.ts';
import { messages } from './messages.ts';
import styles from './bar-tools.module.css';

const other: Record<Language, { language: Language; name: string }> = {
  en: { language: 'fr', name: 'Français' },
  fr: { language: 'en', name: 'English' },
};

/** Offers the other language by its own name (WCAG 3.1.2). Its texts are fetched when pointer or focus comes near. */
export function LanguageSwitch() {
  const { language, name } = other[useLanguage()];
  const { languageFailed } = useMessages(messages);
  const [search, setSearch] = useSearchParams();

  const fetchAhead = () => void fetchLanguage(language).catch(() => undefined);

  async function change() {
    try {
      await chooseLanguage(language);
    } catch {
      return notify({ tone: 'danger', text: languageFailed });
    }
    if (!search.has('lang')) return;
    const rest = new URLSearchParams(search);
    rest.delete('lang');
    setSearch(rest, { replace: true, preventScrollReset: true });
  }

  return (
    <button
      type="button"
      lang={language}
      className={styles.switch}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => void change()}
    >
      {name}
    </button>
  );
}
