import { Button } from '@camp/ui/actions/Button';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { type RefObject, useEffect, useRef } from 'react';
import { type Consent, decide } from './consent.ts';
import styles from './analytics.module.css';
import type { Texts } from '#texts.d.ts';
import enConsentBanner from './ConsentBanner.en.json' with { type: 'json' };
import frConsentBanner from './ConsentBanner.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/analytics/ConsentBanner']>({
  en: enConsentBanner,
  fr: frConsentBanner,
});

/** The question at the bottom of the window. It takes focus only when the visitor asked to see it again. */
export function ConsentBanner({ isReconsidered }: { isReconsidered: boolean }) {
  const text = useMessages(messages);
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  useFocusWhile(isReconsidered, banner);

  function answer(consent: Consent) {
    decide(consent);
    /* The buttons disappear. Visitors who came from 'Privacy choices' get their focus back there instead. */
    if (!isReconsidered) document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={banner}
      className={styles.banner}
      aria-label={text.privacyChoices}
      data-analytics-question
      data-reconsidered={isReconsidered}
      tabIndex={-1}
    >
      <p className={styles.question}>{text.question}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => answer('granted')}>
          {text.allow}
        </Button>
        <Button variant="secondary" onClick={() => answer('denied')}>
          {text.decline}
        </Button>
      </div>
    </section>
  );
}

/** Moves focus into an element while a condition holds, and back afterwards. */
function useFocusWhile(isHeld: boolean, target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const previous = document.activeElement;
    target.current?.focus({ preventScroll: true });
    return () => {
      if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    };
  }, [isHeld, target]);
}

const heightProperty = '--analytics-question-height';

/**
 * Publishes the height of an element at the bottom of the window, so that the focused element, the
 * footer and other fixed elements stay above it (WCAG 2.4.11).
 */
function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(heightProperty, `${element.current?.offsetHeight ?? 0}px`);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(heightProperty);
    };
  }, [element]);
}
