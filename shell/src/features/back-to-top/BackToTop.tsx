import { Icon } from '@camp/ui/artwork/Icon';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useHasScrolledPast } from '#layout/useHasScrolledPast.ts';
import styles from './back-to-top.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/back-to-top']>({ en, fr });

/** Scroll position past which the button shows, in pixels. */
const appearsPastPx = 300;

/** Takes visitors, and the keyboard focus, back to the start of a long page. */
export function BackToTop() {
  const isShown = useHasScrolledPast(appearsPastPx);
  const text = useMessages(messages);

  if (!isShown) return null;
  return (
    <nav className={styles.backToTop} aria-label={text.thisPage}>
      <button
        type="button"
        className={styles.button}
        aria-label={text.backToTop}
        title={text.backToTop}
        onClick={goToTop}
      >
        <Icon name="arrow-up" />
      </button>
    </nav>
  );
}

function goToTop(): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
