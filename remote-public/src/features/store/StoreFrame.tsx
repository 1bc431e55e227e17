import {
  ownStoreSandbox,
  type StoreMessage,
  storeMessageIn,
  storeSandbox,
} from '@camp/contracts/site/store-frame';
import { type Dispatch, type SetStateAction, useLayoutEffect, useRef, useState } from 'react';
import styles from './StoreFront.module.css';

/** `overdue`: it failed or is late; if it comes after all, it is shown. */
export type StoreStatus = 'waiting' | 'shown' | 'overdue';

/** Time limit for the store to appear, in milliseconds (docs/specification.md#public-pages). */
export const patienceMs = 10_000;

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
  const [height, setHeight] = useState<number>();
  const isOurs = new URL(address, location.href).origin === location.origin;

  /* Not after the next paint, as other effects: the frame may have spoken by then. */
  useLayoutEffect(() => {
    const giveUp = () => onStatus((now) => (now === 'waiting' ? 'overdue' : now));
    const patience = setTimeout(giveUp, patienceMs);
    const resizing = sparingly(setHeight);
    function heed(message: StoreMessage, element: HTMLIFrameElement) {
      if (message.store === 'height') return resizing.set(message.height);
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
    return () => {
      removeEventListener('message', hear);
      clearTimeout(patience);
      resizing.stop();
    };
  }, [onStatus]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{ blockSize: height }}
      data-shown={isShown}
      title={title}
      src={address}
      sandbox={isOurs ? storeSandbox : ownStoreSandbox}
      allow={isOurs ? undefined : 'payment'}
    />
  );
}

/** Passes on the last of several heights, and not more often than is good for the page. */
function sparingly(setHeight: (height: number) => void) {
  let wanted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function passOn() {
    timer = undefined;
    setHeight(wanted);
  }
  return {
    set(height: number) {
      wanted = height;
      timer ??= setTimeout(passOn, heightsIntervalMs);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Scrolls to the store's top, where a product opened far down in the store appears: a frame cannot do so itself. */
function leadToTop(frame: HTMLIFrameElement): void {
  const isUsed = document.activeElement === frame;
  if (isUsed && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}
