import { CopyButton } from '@camp/ui/actions/CopyButton';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Notice } from '@camp/ui/feedback/Notice';
import { messages } from './messages.ts';
import styles from './VerificationPanel.module.css';

interface Props {
  checked: number;
  unsealed: number;
  head: string | null;
}

/** Nobody has altered the log; and what to keep, so that nobody can cut off its end unseen. */
export function Intact({ checked, unsealed, head }: Props) {
  const texts = useMessages(messages);
  const language = useLanguage();

  return (
    <Notice tone={checked === 0 ? 'info' : 'success'}>
      <div className={styles.result}>
        <p className={styles.title}>
          {checked === 0 ? texts.none : texts.intact(formatNumber(checked, language))}
        </p>
        {unsealed > 0 && <p>{texts.unsealed(formatNumber(unsealed, language))}</p>}
        {head !== null && (
          <>
            <p className={styles.hash}>
              {texts.head} <code title={head}>{shortened(head)}</code>
              <CopyButton label={texts.copyHead} text={head} confirmedForMs={1_800} />
            </p>
            <p>{texts.whyHead}</p>
          </>
        )}
      </div>
    </Notice>
  );
}

function shortened(hash: string): string {
  return hash.length > 24 ? `${hash.slice(0, 12)}…${hash.slice(-8)}` : hash;
}
