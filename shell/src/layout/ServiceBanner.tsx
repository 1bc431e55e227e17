import { useSession } from '@camp/shell-api';
import { Notice } from '@camp/ui/feedback/Notice';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useIsOnline } from '@camp/ui/layout/connection';
import styles from './ShellLayout.module.css';

const messages = defineMessages({
  en: {
    offline: 'You are offline. No form is sent until you are back online and press again.',
    accountsUnavailable:
      'Accounts are unavailable for the moment. You can keep browsing; we’ll reconnect automatically.',
  },
  fr: {
    offline:
      'Vous êtes hors ligne. Aucun formulaire n’est envoyé tant que la connexion n’est pas revenue et que vous n’avez pas appuyé de nouveau.',
    accountsUnavailable:
      'Les comptes sont indisponibles pour le moment. Vous pouvez continuer votre visite : la connexion reviendra d’elle-même.',
  },
});

/** Says that there is no network, or that accounts cannot be reached; goes away when that is over. */
export function ServiceBanner() {
  const { session } = useSession();
  const text = useMessages(messages);
  const isOnline = useIsOnline();
  const isUnreachable = session.status === 'signed-in' && session.isUnreachable === true;
  if (isOnline && session.status !== 'unavailable' && !isUnreachable) return null;

  return (
    <div className={styles.banner}>
      <Notice tone="warning">{isOnline ? text.accountsUnavailable : text.offline}</Notice>
    </div>
  );
}
