import { useEffect, useState } from 'react';
import { type Mark, markQuestion, type WorkerMessage } from '#worker/copies.ts';

/** Returns what of this page was kept on the device, as its service worker says; null if nothing was. */
export function useMark(): Mark | null {
  const [mark, setMark] = useState<Mark | null>(null);

  useEffect(() => {
    /* Missing where the browser has no workers, or the page is not secure. */
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const listen = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.mark) setMark(data.mark);
    };
    workers?.addEventListener('message', listen);
    workers?.startMessages();
    workers?.controller?.postMessage(markQuestion);
    return () => workers?.removeEventListener('message', listen);
  }, []);

  return mark;
}
