import type { billingHealth } from '@camp/contracts/billing';
import type { CallResult } from '@camp/contracts/endpoint';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMilliseconds } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Notice } from '@camp/ui/feedback/Notice';
import { CheckList } from '#features/diagnostics/CheckList.tsx';
import { RawJson } from '#features/diagnostics/RawJson.tsx';
import { messages } from './messages.ts';
import styles from './ProviderHealth.module.css';
import { SetUpSteps } from './SetUpSteps.tsx';

/** Readable first: set up or not, test or live, how fast it answers; the raw answer behind a toggle. */
export function ProviderHealth({ health }: { health: CallResult<typeof billingHealth> }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { ok, configured, mode, checks } = health;

  if (!configured) {
    return (
      <>
        <SetUpSteps />
        <RawJson value={health} of={texts.provider} />
      </>
    );
  }
  return (
    <>
      {ok ? (
        <Notice tone="success">
          {texts.answersIn(formatMilliseconds(checks[0]?.ms ?? 0, language))}
        </Notice>
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
      <RawJson value={health} of={texts.provider} />
    </>
  );
}
