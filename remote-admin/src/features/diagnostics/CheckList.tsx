import type { Check } from '@camp/contracts/staff/diagnostics';
import { Link } from '@camp/shell-api';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMilliseconds } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { JsonView } from '@camp/ui/data/JsonView';
import { VisuallyHidden } from '@camp/ui/layout/text';
import styles from './diagnostics.module.css';
import { factIn } from './facts.ts';
import { messages } from './messages.ts';

/** One row per check, failing ones first: its state, its duration, a fact, and what to do when it fails. */
export function CheckList({ label, checks }: { label: string; checks: readonly Check[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {checks.toSorted(byUrgency).map((check) => (
        <CheckItem key={check.name} check={check} />
      ))}
    </ul>
  );
}

const byUrgency = (one: Check, other: Check) => Number(one.ok) - Number(other.ok);

function CheckItem({ check }: { check: Check }) {
  const { name, ok, ms } = check;
  const texts = useMessages(messages);
  const language = useLanguage();
  const fact = factIn(language, check);

  return (
    <li className={styles.item} data-ok={ok}>
      <Icon name={ok ? 'check' : 'warning'} />
      <div className={styles.text}>
        <p className={styles.head}>
          <span className={styles.name}>{texts.names[name]}</span>
          <span className={styles.state}>{ok ? texts.ok : texts.failing}</span>
          <span className={styles.time}>{formatMilliseconds(ms, language)}</span>
        </p>
        {fact && (
          <p className={styles.detail} lang={fact.language}>
            {fact.text}
          </p>
        )}
        {!ok && (
          <p>
            {texts.advice[name]} <NextPage name={name} />
          </p>
        )}
      </div>
    </li>
  );
}

/** A link to the page where the advice can be followed, if there is one. */
function NextPage({ name }: Pick<Check, 'name'>) {
  const { openEmail, openAudit } = useMessages(messages);

  if (name === 'mail_queue') return <Link to="/admin/email">{openEmail}</Link>;
  return name === 'audit_chain' && <Link to="/admin/audit">{openAudit}</Link>;
}

/** An answer as the server gave it; open, and can be collapsed. */
export function RawJson({ value, of }: { value: unknown; of: string }) {
  const { raw } = useMessages(messages);

  return (
    <details open className={styles.raw}>
      <summary>
        {raw}
        <VisuallyHidden> ({of})</VisuallyHidden>
      </summary>
      <JsonView value={value} label={`${raw} (${of})`} collapsedLines={Number.POSITIVE_INFINITY} />
    </details>
  );
}
