import type { Generation } from '@camp/contracts/releases';
import { useMessages } from '@camp/ui/i18n/define-messages';
import styles from './Changes.module.css';
import { messages } from './messages.ts';
import { useFormats } from './useFormats.ts';
import { usePartName } from './usePartName.ts';
import { Version } from './Version.tsx';

/** What a generation changed against the one before. */
export function Changes({ generation }: { generation: Generation }) {
  const texts = useMessages(messages);
  const nameOf = usePartName();
  const newParts = generation.parts.filter(({ is_new }) => is_new);
  const hasNothingNew = newParts.length === 0 && generation.removed.length === 0;

  return (
    <ul className={styles.changes}>
      {newParts.map(({ name, version }) => (
        <li key={name}>
          {nameOf(name)} <Version version={version} isNew />
        </li>
      ))}
      {generation.removed.map((name) => (
        <li key={name}>{texts.removed(nameOf(name))}</li>
      ))}
      {hasNothingNew && <li>{texts.nothingNew}</li>}
      <CanaryChange {...generation} />
    </ul>
  );
}

function CanaryChange({ canary, canary_change }: Pick<Generation, 'canary' | 'canary_change'>) {
  const texts = useMessages(messages).canary;
  const { percent } = useFormats();
  const nameOf = usePartName();

  if (canary_change === 'ended') return <li>{texts.ended}</li>;
  if (canary_change === null || !canary) return null;
  const share = percent(canary.percentage / 100);
  if (canary_change === 'changed') return <li>{texts.changed(share)}</li>;
  return (
    <li>
      {texts.begun(share)}{' '}
      {canary.parts.map(({ name, version }) => (
        <span key={name}>
          {nameOf(name)} <Version version={version} />{' '}
        </span>
      ))}
    </li>
  );
}
