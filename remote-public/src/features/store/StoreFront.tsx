import { ErrorState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';
import { StoreFrame, type StoreStatus } from './StoreFrame.tsx';
import styles from './StoreFront.module.css';

interface StoreFrontProps {
  /** Of the frame's document; undefined while unknown. */
  address: string | undefined;
}

/** The provider's store, or what takes its place until it is on screen. */
export function StoreFront({ address }: StoreFrontProps) {
  const front = useRef<HTMLElement>(null);
  const [status, setStatus] = useState<StoreStatus>('waiting');
  const [attempt, setAttempt] = useState(1);
  const { products, loading, needsJavaScript, overdue } = useMessages(messages);

  /* The pressed button disappears; focus stays here instead of moving to the top of the page. */
  function tryAgain() {
    front.current?.focus();
    setStatus('waiting');
    setAttempt((now) => now + 1);
  }

  return (
    <section
      ref={front}
      className={styles.front}
      aria-label={products}
      aria-busy={status === 'waiting'}
      tabIndex={-1}
    >
      {address !== undefined && (
        <StoreFrame
          key={attempt}
          address={address}
          title={products}
          isShown={status === 'shown'}
          onStatus={setStatus}
        />
      )}
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
