import { ErrorState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import styles from './StoreFront.module.css';
import type { StoreAccount, StoreStatus, StoreWidget } from './store-widget.ts';

interface StoreFrontProps {
  widget: StoreWidget;
  /** Undefined while unknown. */
  account: StoreAccount | undefined;
}

/** The provider's store, or what takes its place until it is on screen. */
export function StoreFront({ widget, account }: StoreFrontProps) {
  const front = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const status = useStoreWidget(widget, { host, account });
  const { products, loading, needsJavaScript, overdue } = useMessages(messages);

  /* The pressed button disappears; focus stays here instead of moving to the top of the page. */
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

interface Options {
  /** An element that React renders nothing into. */
  host: RefObject<HTMLElement | null>;
  /** Undefined while unknown. */
  account: StoreAccount | undefined;
}

/** Keeps the store open in an element while its component is mounted. */
function useStoreWidget(widget: StoreWidget, { host, account }: Options) {
  const [status, setStatus] = useState<StoreStatus>('waiting');

  useEffect(() => {
    if (!account || !host.current) return undefined;
    return widget.enter({ account, host: host.current, onStatus: setStatus });
  }, [widget, host, account]);

  return status;
}
