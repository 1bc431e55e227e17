import { ApiCallError } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import { useEffect, useRef } from 'react';
import { ActionButton } from '#features/staff-users/actions/ActionButton.tsx';
import styles from './BulkResults.module.css';
import { messages } from './messages.ts';
import type { NamedResult } from './useBulkChange.ts';

interface Props {
  results: readonly NamedResult[];
  onDismiss: () => void;
}

/** Who was changed, and who was refused and why; the refused come first. */
export function BulkResults({ results, onDismiss }: Props) {
  const texts = useMessages(messages).result;
  const heading = useRef<HTMLHeadingElement>(null);
  const refused = results.filter(({ user }) => user === null);
  const changed = results.filter(({ user }) => user !== null);

  /* The bar that had the focus may have gone with the selection. */
  useEffect(() => heading.current?.focus(), []);

  const counts = [
    texts.changed(changed.length),
    ...(refused.length > 0 ? [texts.refused(refused.length)] : []),
  ];
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {counts.join(', ')}
        </h2>
        <ActionButton isAllowed onClick={onDismiss}>
          {texts.dismiss}
        </ActionButton>
      </div>
      {refused.length > 0 && (
        <ul className={styles.refused} aria-label={texts.refused(refused.length)}>
          {refused.map((result) => (
            <li key={result.id}>
              <Badge tone="danger">{texts.wasRefused}</Badge>
              <strong>{result.name ?? texts.someone(result.id)}</strong>
              <span>{reasonOf(result, texts.unknownReason)}</span>
            </li>
          ))}
        </ul>
      )}
      {changed.length > 0 && (
        <ul className={styles.changed} aria-label={texts.changed(changed.length)}>
          {changed.map(({ id, name }) => (
            <li key={id}>
              <Badge tone="success">{texts.wasChanged}</Badge>
              <strong>{name ?? texts.someone(id)}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The server's sentence in the language on screen, as if the row had been refused in a call of its own. */
function reasonOf({ error, code }: Pick<NamedResult, 'error' | 'code'>, fallback: string): string {
  if (error === null || code === null) return fallback;
  return sentenceOf(new ApiCallError({ message: error, status: 0, code }), fallback);
}
