import { type RefObject, useEffect, useState } from 'react';
import type { StoreAccount, StoreStatus, StoreWidget } from './store-widget.ts';

interface Options {
  /** Element that React renders nothing into. */
  host: RefObject<HTMLElement | null>;
  /** Undefined while not yet known. */
  account: StoreAccount | undefined;
}

/** Keeps the store open in an element for as long as its component is on the page. */
export function useStoreWidget(widget: StoreWidget, { host, account }: Options) {
  const [status, setStatus] = useState<StoreStatus>('waiting');

  useEffect(() => {
    if (!account || !host.current) return undefined;
    return widget.enter({ account, host: host.current, onStatus: setStatus });
  }, [widget, host, account]);

  return status;
}
