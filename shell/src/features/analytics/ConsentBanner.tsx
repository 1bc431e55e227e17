import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { type RefObject, useEffect, useRef } from 'react';
import { type Consent, decide } from './consent.ts';
import styles from './ConsentBanner.module.css';
import { messages } from './messages.ts';
import { useRoomBelow } from './useRoomBelow.ts';

/** The question at the bottom of the window. It takes the focus only from those who asked to see it again. */
export function ConsentBanner({ isReconsidered }: { isReconsidered: boolean }) {
  const text = useMessages(messages);
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  useFocusWhile(isReconsidered, banner);

  function answer(consent: Consent) {
    decide(consent);
    /* The buttons are about to go; whoever came from 'Privacy choices' is taken back there instead. */
    if (!isReconsidered) document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section ref={banner} className={styles.banner} aria-label={text.privacyChoices} tabIndex={-1}>
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

/** Moves focus into an element while a claim holds, and back to where it was afterwards. */
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
