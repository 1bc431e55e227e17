import { useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useIsOnline } from '@camp/ui/layout/connection';
import { OfflineCopies } from '#features/offline/OfflineCopies.tsx';
import { useMark } from '#features/offline/useMark.ts';
import type { Mark } from '#worker/copies.ts';
import styles from './ShellLayout.module.css';
import type { Texts } from '#texts.d.ts';
import enServiceBanner from './ServiceBanner.en.json' with { type: 'json' };
import frServiceBanner from './ServiceBanner.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['layout/ServiceBanner']>({
  en: enServiceBanner,
  fr: frServiceBanner,
});

/**
 * Says that there is no network, since when what is shown was kept, or that accounts cannot be reached; goes away when
 * that is over.
 */
export function ServiceBanner() {
  return (
    <>
      <OfflineCopies />
      <Banner />
    </>
  );
}

function Banner() {
  const { session } = useSession();
  const text = useMessages(messages);
  const isOnline = useIsOnline();
  const mark = useMark();
  const isUnreachable = session.status === 'signed-in' && session.isUnreachable === true;
  if (mark) return <KeptNotice {...mark} />;
  if (isOnline && session.status !== 'unavailable' && !isUnreachable) return null;

  return (
    <div className={styles.banner}>
      <Notice tone="warning">{isOnline ? text.accountsUnavailable : text.offline}</Notice>
    </div>
  );
}

/** Stays until the page is loaded again: some of what it shows was kept. */
function KeptNotice({ keptAt, isBack }: Mark) {
  const text = useMessages(messages);
  const language = useLanguage();
  const at = keptAt === null ? null : formatMoment(keptAt, 'minute', language);
  const kept = at === null ? text.frameKept : text.kept({ at });

  return (
    <div className={styles.banner}>
      <Notice
        tone={isBack ? 'info' : 'warning'}
        action={
          <Button size="small" variant="secondary" onClick={() => globalThis.location.reload()}>
            {isBack ? text.reload : text.again}
          </Button>
        }
      >
        {isBack ? text.back : kept}
      </Notice>
    </div>
  );
}
