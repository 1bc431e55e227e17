import type { AuditVerification } from '@camp/contracts/staff/audit-verification';
import { Link, useSearchParams } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Stack } from '@camp/ui/layout/spacing';
import { useEffect, useRef } from 'react';
import styles from '#features/audit/audit.module.css';
import { withEntry } from '#features/audit/entry/entry-address.ts';
import { failureText } from '#features/audit/failure-text.ts';
import { messages } from '#features/audit/messages.ts';
import type { useVerification } from './useVerification.ts';

interface Props {
  verification: ReturnType<typeof useVerification>;
}

/** A check's progress and result. Takes the focus at each change, because the button that had it is gone. */
export function VerificationPanel({ verification }: Props) {
  const { region } = useMessages(messages).verify;
  const panel = useRef<HTMLElement>(null);
  const { status } = verification.state;

  useEffect(() => {
    if (status !== 'idle') panel.current?.focus({ preventScroll: true });
  }, [status]);

  if (status === 'idle') return null;
  return (
    <section ref={panel} tabIndex={-1} aria-label={region} className={styles.panel}>
      <Content verification={verification} />
    </section>
  );
}

function Content({ verification: { state, resume, stop } }: Props) {
  const texts = useMessages(messages).verify;
  const language = useLanguage();

  switch (state.status) {
    case 'idle':
      return null;
    case 'running':
      return <Running checked={state.checked} sealed={state.sealed} onStop={stop} />;
    case 'stopped':
      return (
        <Notice tone="info" action={<Again label={texts.goOn} onClick={resume} />}>
          {texts.stopped({ checked: formatNumber(state.checked, language) })}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" action={<Again label={texts.retry} onClick={resume} />}>
          {failureText(state.error, texts.failed)}
        </Notice>
      );
    case 'intact':
      return <Intact {...state} />;
    case 'broken':
      return <Broken {...state.broken} />;
  }
}

interface RunningProps {
  checked: number;
  sealed: number | null;
  onStop: () => void;
}

function Running({ checked, sealed, onStop }: RunningProps) {
  const texts = useMessages(messages).verify;
  const language = useLanguage();
  const isKnown = sealed !== null;

  return (
    <div className={styles.running}>
      <p>
        {isKnown
          ? texts.progress({
              checked: formatNumber(checked, language),
              sealed: formatNumber(sealed, language),
            })
          : texts.starting}
      </p>
      <progress
        className={styles.bar}
        aria-label={texts.progressName}
        {...(isKnown && { value: checked, max: Math.max(sealed, 1) })}
      />
      <Button variant="secondary" size="small" onClick={onStop}>
        {texts.cancel}
      </Button>
    </div>
  );
}

function Again({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {label}
    </Button>
  );
}

interface IntactProps {
  checked: number;
  unsealed: number;
  head: string | null;
}

/** Says that the log is unaltered, and which hash to keep, so that cutting off its end shows as well. */
function Intact({ checked, unsealed, head }: IntactProps) {
  const texts = useMessages(messages).verify;
  const language = useLanguage();

  return (
    <Notice tone={checked === 0 ? 'info' : 'success'}>
      <Stack gap="8px">
        <p className={styles.title}>
          {checked === 0 ? texts.none : texts.intact({ checked: formatNumber(checked, language) })}
        </p>
        {unsealed > 0 && <p>{texts.unsealed({ count: formatNumber(unsealed, language) })}</p>}
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
function Broken({ entry_id, kind }: BrokenProps) {
  const texts = useMessages(messages).verify;
  const [params] = useSearchParams();

  return (
    <Notice tone="danger">
      <Stack gap="8px">
        <p className={styles.title}>{texts.broken[kind]({ id: entry_id })}</p>
        <p>{texts.brokenMeaning}</p>
        {kind !== 'removed' && (
          <p>
            <Link to={{ search: withEntry(params, entry_id) }} preventScrollReset>
              {texts.openEntry({ id: entry_id })}
            </Link>
          </p>
        )}
      </Stack>
    </Notice>
  );
}
