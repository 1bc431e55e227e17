import { Button } from '@camp/ui/Button';
import { useLanguage, useMessages } from '@camp/ui/language';
import { useRef } from 'react';
import { Moment } from '#display/Moment.tsx';
import styles from './LogFooter.module.css';
import { messages } from './messages.ts';

interface Props {
  shown: number;
  /** How far back a search has looked, when it found less than a page. */
  lookedBackTo: string | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** Resolves to whether still older ones are left. */
  onLoadOlder: () => Promise<boolean>;
}

/** How much of the log is on screen, and the way further back. */
export function LogFooter({ shown, lookedBackTo, hasOlder, isLoadingOlder, onLoadOlder }: Props) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const facts = useRef<HTMLDivElement>(null);

  /* The button keeps the focus while it works, and hands it on when it is about to go. */
  async function loadOlder() {
    if (isLoadingOlder) return;
    const isMoreLeft = await onLoadOlder();
    if (!isMoreLeft) facts.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.footer}>
      <div ref={facts} tabIndex={-1} className={styles.facts} role="status">
        <span>{texts.showing(shown.toLocaleString(`${language}-CA`))}</span>
        {lookedBackTo && (
          <span>
            {texts.lookedBackTo} <Moment at={lookedBackTo} precision="second" />
          </span>
        )}
      </div>
      {hasOlder && (
        <Button variant="secondary" aria-disabled={isLoadingOlder} onClick={() => void loadOlder()}>
          {isLoadingOlder ? texts.loading : texts.loadOlder}
        </Button>
      )}
    </div>
  );
}
