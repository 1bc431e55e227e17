import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import styles from './analytics.module.css';
import { reconsider } from './consent.ts';
import { useAnalyticsAccount } from './useAnalyticsAccount.ts';

const messages = defineMessages({
  en: { privacyChoices: 'Privacy choices' },
  fr: { privacyChoices: 'Choix de confidentialité' },
});

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
