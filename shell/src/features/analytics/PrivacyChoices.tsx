import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import styles from './analytics.module.css';
import { reconsider } from './consent.ts';
import { useAnalyticsAccount } from './useAnalyticsAccount.ts';
import type { Texts } from '#texts.d.ts';
import enPrivacyChoices from './PrivacyChoices.en.json' with { type: 'json' };
import frPrivacyChoices from './PrivacyChoices.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/analytics/PrivacyChoices']>({
  en: enPrivacyChoices,
  fr: frPrivacyChoices,
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
