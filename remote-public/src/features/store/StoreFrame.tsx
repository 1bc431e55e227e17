import {
  ownStoreSandbox,
  type StoreMessage,
  storeMessageIn,
  storeSandbox,
} from '@camp/contracts/site/store-frame';
import { tabStore } from '@camp/shell-api';
import { type Dispatch, type SetStateAction, useLayoutEffect, useRef, useState } from 'react';
import styles from './StoreFront.module.css';

/** `overdue`: it failed or is late; if it comes after all, it is shown. */
export type StoreStatus = 'waiting' | 'shown' | 'overdue';

/** Time limit for the store to appear, in milliseconds (docs/specification.md#public-pages). */
export const patienceMs = 10_000;

/** Keeps what the frame's stand-ins for storage hold, for its next time in this tab; the frame alone reads it. */
const keptKey = 'campbc:store';

/** Shortest time between two heights, so that no frame keeps the page moving. */
export const heightsIntervalMs = 100;

interface StoreFrameProps {
  address: string;
  title: string;
  isShown: boolean;
  onStatus: Dispatch<SetStateAction<StoreStatus>>;
}

/**
 * The frame that the provider's store is in. It has an origin only where that is not ours, so that the provider's
 * script reads and calls nothing of the site (docs/decisions/site.md#0128).
 */
export function StoreFrame({ address, title, isShown, onStatus }: StoreFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [before] = useState(() => tabStore.read(keptKey));
  const [height, setHeight] = useState<number>();
  const isOurs = new URL(address, location.href).origin === location.origin;

  /* Not after the next paint, as other effects: the frame may have spoken by then. */
  useLayoutEffect(() => {
    const giveUp = () => onStatus((now) => (now === 'waiting' ? 'overdue' : now));
    const patience = setTimeout(giveUp, patienceMs);
    const resizing = sparingly(setHeight);
    const keeping = sparingly((text: string) => tabStore.write(keptKey, text));
    function heed(message: StoreMessage, element: HTMLIFrameElement) {
      if (message.store === 'height') return resizing.set(message.height);
      if (message.store === 'kept') return keeping.set(message.text);
      if (message.store === 'failed') return giveUp();
      onStatus('shown');
      leadToTop(element);
    }
    /* Only the frame's own window is heard. */
    function hear({ source, data }: MessageEvent) {
      if (!frame.current || source !== frame.current.contentWindow) return;
      const message = storeMessageIn(data);
      if (message) heed(message, frame.current);
    }
    addEventListener('message', hear);
    addEventListener('pagehide', keeping.now);
    return () => {
      removeEventListener('message', hear);
      removeEventListener('pagehide', keeping.now);
      clearTimeout(patience);
      resizing.stop();
      keeping.now();
    };
  }, [onStatus]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{ blockSize: height }}
      data-shown={isShown}
      title={title}
      name={isOurs && before !== null ? before : undefined}
      src={address}
      sandbox={isOurs ? storeSandbox : ownStoreSandbox}
      allow={isOurs ? undefined : 'payment'}
    />
  );
}

/** Passes on the last of several values, and not more often than is good for the page. */
function sparingly<Value>(pass: (value: Value) => void) {
  let waiting: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function now() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) pass(waiting.value);
    waiting = null;
  }
  return {
    set(value: Value) {
      waiting = { value };
      timer ??= setTimeout(now, heightsIntervalMs);
    },
    now,
    stop: () => clearTimeout(timer),
  };
}

/** Scrolls to the store's top, where a product opened far down in the store appears: a frame cannot do so itself. */
function leadToTop(frame: HTMLIFrameElement): void {
  const isUsed = document.activeElement === frame;
  if (isUsed && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}
