import { Link, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useEffect, useState } from 'react';
import { readInlinedRelease } from '#document/release.ts';
import styles from '#layout/ShellLayout.module.css';
import {
  alertsPath,
  type Mark,
  markQuestion,
  personCache,
  type WorkerMessage,
} from '#worker/copies.ts';
import { end, startKeeping } from './keep-copies.ts';
import { framePath } from './keep-release.ts';
import type { OfflineProps } from './OfflinePart.tsx';
import { takeUpWaiting } from './take-up-waiting.ts';
import { dropCopies, watchWorker } from './worker-registration.ts';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/offline']>({ en, fr });

/** Interval at which a page that shows copies asks whether the network answers again, in milliseconds. */
const askIntervalMs = 10_000;

/** Keeps pages on this device, and says since when what is shown was kept. */
export function Offline({ otherwise }: OfflineProps) {
  const { session } = useSession();
  const { status } = session;
  const person = session.status === 'signed-in' ? session.user.id : null;
  const isKnown = status === 'signed-in' || status === 'signed-out';
  const mark = useMark();

  useEffect(watchWorker, []);

  useEffect(() => {
    if (person !== null) takeUpWaiting(person);
  }, [person]);

  useEffect(() => {
    if (status === 'signed-out') void dropCopies(personCache);
  }, [status]);

  useEffect(() => {
    if (readInlinedRelease().keepsOffline) return isKnown ? startKeeping(person) : undefined;
    void end();
    return undefined;
  }, [person, isKnown]);

  return mark ? <KeptNotice {...mark} /> : otherwise;
}

/** Returns what of this page was kept on the device, as its service worker says; null if nothing was. */
function useMark(): Mark | null {
  const [mark, setMark] = useState<Mark | null>(null);
  const isAway = mark?.isBack === false;

  useEffect(() => {
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const listen = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.mark) setMark(data.mark);
    };
    /* The browser may have ended an idle worker meanwhile, which then knows of no page any more. */
    const back = () => setMark(asBack);
    workers?.addEventListener('message', listen);
    globalThis.addEventListener('online', back);
    workers?.startMessages();
    workers?.controller?.postMessage(markQuestion);
    return () => {
      workers?.removeEventListener('message', listen);
      globalThis.removeEventListener('online', back);
    };
  }, []);

  /* Servers come back without an event, and a copy may be given after the event that says that the network is back. */
  useEffect(() => {
    if (!isAway) return undefined;
    const ask = () =>
      fetch('/sw.js', { cache: 'no-store' }).then(
        ({ ok }) => ok && setMark(asBack),
        () => undefined,
      );
    const timer = setInterval(() => void ask(), askIntervalMs);
    return () => clearInterval(timer);
  }, [isAway]);

  return mark;
}

const asBack = (known: Mark | null) => known && { ...known, isBack: true };

/** Stays until the page is loaded again: some of what it shows was kept. */
function KeptNotice({ keptAt, isBack }: Mark) {
  const text = useMessages(messages);
  const language = useLanguage();
  const at = keptAt === null ? null : formatMoment(keptAt, 'minute', language);
  const kept = at === null ? text.frameKept : text.kept({ at });

  return (
    <div data-banner className={styles.banner}>
      <Notice
        tone={isBack ? 'info' : 'warning'}
        action={
          isBack && (
            <Button size="small" variant="secondary" onClick={() => globalThis.location.reload()}>
              {text.reload}
            </Button>
          )
        }
      >
        {isBack ? text.back : kept}
        {!isBack && <WaysToKept />}
      </Notice>
    </div>
  );
}

/** Leads to what may be kept. The page itself tries again once the network is back. */
function WaysToKept() {
  const { saved, alerts } = useMessages(messages);
  const { session } = useSession();

  return (
    <p>
      {session.status === 'signed-in' && (
        <>
          <Link to={framePath}>{saved}</Link> ·{' '}
        </>
      )}
      <Link to={alertsPath}>{alerts}</Link>
    </p>
  );
}
