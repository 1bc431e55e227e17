import type { billingHealth } from '@camp/contracts/staff/billing';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { Badge } from '@camp/ui/data/Badge';
import { Fact, Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMilliseconds } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Stack } from '@camp/ui/layout/spacing';
import { CheckList, RawJson } from '#features/diagnostics/CheckList.tsx';
import styles from './billing.module.css';
import { messages } from './messages.ts';

/** Shows whether payments are set up, test or live, how fast the provider answers, and the raw answer. */
export function ProviderHealth({ health }: { health: CallResult<typeof billingHealth> }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { ok, configured, mode, checks } = health;

  if (!configured) {
    return (
      <div className={styles.halves}>
        <SetUpSteps />
        <RawJson value={health} of={texts.provider} />
      </div>
    );
  }
  return (
    <div className={styles.halves}>
      <Stack gap="12px">
        {ok ? (
          <Fact tone="success">
            {texts.answersIn({ duration: formatMilliseconds(checks[0]?.ms ?? 0, language) })}
          </Fact>
        ) : (
          <>
            <Notice tone="danger">{texts.failing}</Notice>
            <CheckList label={texts.provider} checks={checks} />
          </>
        )}
        {mode && (
          <p className={styles.mode}>
            <Badge tone={mode === 'live' ? 'success' : 'warning'}>{texts.modes[mode].name}</Badge>
            {texts.modes[mode].meaning}
          </p>
        )}
      </Stack>
      <RawJson value={health} of={texts.provider} />
    </div>
  );
}

/** Says that payments are not set up, and how to set them up. */
function SetUpSteps() {
  const { setUp } = useMessages(messages);

  return (
    <Stack gap="12px">
      <Fact tone="info">{setUp.missing}</Fact>
      <p>{setUp.how}</p>
      <ol className={styles.steps}>
        <li>
          <code>STRIPE_SECRET_KEY</code> {setUp.key}
        </li>
        <li>
          <code>STRIPE_API_BASE</code> {setUp.base}
        </li>
        <li>{setUp.restart}</li>
      </ol>
    </Stack>
  );
}
