import { useMessages } from '@camp/ui/i18n/define-messages';
import { reconsider } from './consent.ts';
import { messages } from './messages.ts';
import styles from './analytics.module.css';
import { useAnalyticsAccount } from './useAnalyticsAccount.ts';

/** Lets visitors change their answer about analytics; absent where there is nothing to choose. */
export function PrivacyChoices() {
  const account = useAnalyticsAccount();
  const text = useMessages(messages);

  return (
    account && (
      <button type="button" className={styles.choices} onClick={reconsider}>
        {text.privacyChoices}
      </button>
    )
  );
}
