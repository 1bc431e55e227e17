import { ApiCallError } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useEffect, useRef } from 'react';
import { ActionButton } from './ActionButton.tsx';
import styles from './actions.module.css';
import { messages } from './messages.ts';
import type { NamedResult } from './users.actions.ts';

interface Props {
  results: readonly NamedResult[];
  onDismiss: () => void;
}

/** Lists the refused users and why, then the changed ones, then those that already were so. */
export function BulkResults({ results, onDismiss }: Props) {
  const texts = useMessages(messages).bulk.result;
  const heading = useRef<HTMLHeadingElement>(null);
  const refused = results.filter(({ error }) => error !== null);
  const changed = results.filter((result) => result.changed);
  const unchanged = results.filter(({ error, changed: isChanged }) => error === null && !isChanged);

  /* The focused button may have gone away with the selection. */
  useEffect(() => heading.current?.focus(), []);

  const counts = [
    ...(changed.length > 0 || results.length === refused.length
      ? [texts.changed({ count: changed.length })]
      : []),
    ...(unchanged.length > 0 ? [texts.unchanged({ count: unchanged.length })] : []),
    ...(refused.length > 0 ? [texts.refused({ count: refused.length })] : []),
  ];
  return (
    <section className={styles.results} aria-label={texts.title}>
      <div className={styles.resultsHead}>
        <h2 ref={heading} tabIndex={-1}>
          {counts.join(', ')}
        </h2>
        <ActionButton isAllowed onClick={onDismiss}>
          {texts.dismiss}
        </ActionButton>
      </div>
      <details className={styles.names} open={refused.length > 0}>
        <summary>{texts.show}</summary>
        {refused.length > 0 && (
          <ul className={styles.refused} aria-label={texts.refused({ count: refused.length })}>
            {refused.map((result) => (
              <li key={result.id}>
                <Badge tone="danger">{texts.wasRefused}</Badge>
                <strong>{result.name ?? texts.someone({ id: result.id })}</strong>
                <span>{reasonOf(result, texts.unknownReason)}</span>
              </li>
            ))}
          </ul>
        )}
        {changed.length > 0 && (
          <Names results={changed} label={texts.changed({ count: changed.length })} />
        )}
        {unchanged.length > 0 && (
          <Names results={unchanged} label={texts.unchanged({ count: unchanged.length })} />
        )}
      </details>
    </section>
  );
}

interface NamesProps {
  results: readonly NamedResult[];
  label: string;
}

/** Names need no sign that all went well: the line before them says what became of these people. */
function Names({ results, label }: NamesProps) {
  const texts = useMessages(messages).bulk.result;

  return (
    <div>
      <p aria-hidden="true">{label}</p>
      <ul className={styles.changed} aria-label={label}>
        {results.map(({ id, name }) => (
          <li key={id}>
            <strong>{name ?? texts.someone({ id })}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The server's sentence in the page's language, as if this user's change were a call of its own. */
function reasonOf({ error, code, sentence }: NamedResult, fallback: string): string {
  if (error === null || code === null) return fallback;
  return errorMessage(new ApiCallError({ message: error, status: 0, code, sentence }), fallback);
}
