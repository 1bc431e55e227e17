import { ErrorState } from '@camp/ui/feedback/ErrorState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { useRef } from 'react';
import { messages } from './messages.ts';
import styles from './StoreFront.module.css';
import type { StoreAccount, StoreWidget } from './store-widget.ts';
import { useStoreWidget } from './useStoreWidget.ts';

interface StoreFrontProps {
  widget: StoreWidget;
  /** Undefined while not yet known. */
  account: StoreAccount | undefined;
}

/** The provider's store, or what stands in its place until it is on screen. */
export function StoreFront({ widget, account }: StoreFrontProps) {
  const front = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const status = useStoreWidget(widget, { host, account });
  const { products, loading, needsJavaScript, overdue } = useMessages(messages);

  /* The button goes away when pressed; focus stays in its place instead of falling to the top. */
  function tryAgain() {
    front.current?.focus();
    widget.startOver();
  }

  return (
    <section
      ref={front}
      className={styles.front}
      aria-label={products}
      aria-busy={status === 'waiting'}
      tabIndex={-1}
    >
      <div ref={host} className={styles.host} data-shown={status === 'shown'} />
      {status === 'waiting' && <Loading label={loading} />}
      {status === 'overdue' && (
        <ErrorState title={overdue.title} onRetry={tryAgain}>
          {overdue.advice}
        </ErrorState>
      )}
      <noscript>{needsJavaScript}</noscript>
    </section>
  );
}
