import type { Generation } from '@camp/contracts/releases';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatPercent } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Stack } from '@camp/ui/layout/Stack';
import { messages } from './messages.ts';
import { useAppName } from './useAppName.ts';
import { Version } from './Version.tsx';

/** How a generation differs from the one before. */
export function Changes({ generation }: { generation: Generation }) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const newBuilds = generation.builds.filter(({ is_new }) => is_new);
  const hasNothingNew = newBuilds.length === 0 && generation.removed.length === 0;

  return (
    <Stack as="ul" gap={1}>
      {newBuilds.map(({ name, version }) => (
        <li key={name}>
          {nameOf(name)} <Version version={version} isNew />
        </li>
      ))}
      {generation.removed.map((name) => (
        <li key={name}>{texts.removed(nameOf(name))}</li>
      ))}
      {hasNothingNew && <li>{texts.nothingNew}</li>}
      <CanaryChange {...generation} />
    </Stack>
  );
}

function CanaryChange({ canary, canary_change }: Pick<Generation, 'canary' | 'canary_change'>) {
  const texts = useMessages(messages).canary;
  const language = useLanguage();
  const nameOf = useAppName();

  if (canary_change === 'ended') return <li>{texts.ended}</li>;
  if (canary_change === null || !canary) return null;
  const share = formatPercent(canary.percentage / 100, language);
  if (canary_change === 'changed') return <li>{texts.changed(share)}</li>;
  return (
    <li>
      {texts.begun(share)}{' '}
      {canary.builds.map(({ name, version }) => (
        <span key={name}>
          {nameOf(name)} <Version version={version} />{' '}
        </span>
      ))}
    </li>
  );
}
