import { useSession } from '@camp/shell-api';
import { Notice } from '@camp/ui/feedback/Notice';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useIsOnline } from '@camp/ui/layout/connection';
import { OfflinePart } from '#features/offline/OfflinePart.tsx';
import styles from './ShellLayout.module.css';
import type { Texts } from '#texts.d.ts';
import enServiceBanner from './ServiceBanner.en.json' with { type: 'json' };
import frServiceBanner from './ServiceBanner.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['layout/ServiceBanner']>({
  en: enServiceBanner,
  fr: frServiceBanner,
});

/**
 * Says that there is no network, or that accounts cannot be reached; goes away when that is over. A page that was kept
 * on this device says that instead.
 */
export function ServiceBanner() {
  return <OfflinePart otherwise={<Banner />} />;
}

function Banner() {
  const { session } = useSession();
  const text = useMessages(messages);
  const isOnline = useIsOnline();
  const isUnreachable = session.status === 'signed-in' && session.isUnreachable === true;
  if (isOnline && session.status !== 'unavailable' && !isUnreachable) return null;

  return (
    <div data-banner className={styles.banner}>
      <Notice tone="warning">{isOnline ? text.accountsUnavailable : text.offline}</Notice>
    </div>
  );
}
