import type { AuditVerification } from '@camp/contracts/audit';
import { Link, useSearchParams } from '@camp/shell-api';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Stack } from '@camp/ui/layout/Stack';
import styles from '#features/audit/audit.module.css';
import { withEntry } from '#features/audit/entry-address.ts';
import { messages } from '#features/audit/messages.ts';

interface IntactProps {
  checked: number;
  unsealed: number;
  head: string | null;
}

/** Says that nobody has altered the log, and which hash to keep, so that cutting off its end shows, too. */
export function Intact({ checked, unsealed, head }: IntactProps) {
  const texts = useMessages(messages).verify;
  const language = useLanguage();

  return (
    <Notice tone={checked === 0 ? 'info' : 'success'}>
      <Stack gap={2}>
        <p className={styles.title}>
          {checked === 0 ? texts.none : texts.intact(formatNumber(checked, language))}
        </p>
        {unsealed > 0 && <p>{texts.unsealed(formatNumber(unsealed, language))}</p>}
        {head !== null && (
          <>
            <p className={styles.hash}>
              {texts.head} <code title={head}>{shortHash(head)}</code>
              <CopyButton label={texts.copyHead} text={head} confirmedForMs={1_800} />
            </p>
            <p>{texts.whyHead}</p>
          </>
        )}
      </Stack>
    </Notice>
  );
}

function shortHash(hash: string): string {
  return hash.length > 24 ? `${hash.slice(0, 12)}…${hash.slice(-8)}` : hash;
}

type BrokenProps = NonNullable<AuditVerification['broken']>;

/** Names the first entry that is not as it was written, and links to it if it still exists. */
export function Broken({ entry_id, kind }: BrokenProps) {
  const texts = useMessages(messages).verify;
  const [params] = useSearchParams();

  return (
    <Notice tone="danger">
      <Stack gap={2}>
        <p className={styles.title}>{texts.broken[kind](entry_id)}</p>
        <p>{texts.brokenMeaning}</p>
        {kind !== 'removed' && (
          <p>
            <Link to={{ search: withEntry(params, entry_id) }} preventScrollReset>
              {texts.openEntry(entry_id)}
            </Link>
          </p>
        )}
      </Stack>
    </Notice>
  );
}
