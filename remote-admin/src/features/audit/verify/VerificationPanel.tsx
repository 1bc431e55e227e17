import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Notice } from '@camp/ui/feedback/Notice';
import { useEffect, useRef } from 'react';
import styles from '#features/audit/audit.module.css';
import { failureText } from '#features/audit/failure-text.ts';
import { messages } from '#features/audit/messages.ts';
import type { useVerification } from './useVerification.ts';
import { Broken, Intact } from './VerificationResult.tsx';

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
          {texts.stopped(formatNumber(state.checked, language))}
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
          ? texts.progress(formatNumber(checked, language), formatNumber(sealed, language))
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
