import type { Canary } from '@camp/contracts/releases';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatPercent } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Card } from '@camp/ui/layout/Card';
import { Moment } from '#display/Moment.tsx';
import { CanaryActions } from '#features/releases/ReleaseActions.tsx';
import styles from '#features/releases/releases.module.css';
import { useAppName } from '#features/releases/useAppName.ts';
import { Version } from '#features/releases/Version.tsx';
import { CanaryFigures } from './CanaryFigures.tsx';
import { messages } from './messages.ts';

interface Props {
  canary: Canary;
  acting: 'allowed' | 'admins-only' | 'not-set-up';
  /** The generation that it belongs to. */
  seen: number;
}

/** What some visitors get instead, its figures, and what can be done about it. */
export function CanaryCard({ canary, acting, seen }: Props) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const language = useLanguage();

  return (
    <Card
      title={texts.title(formatPercent(canary.percentage / 100, language))}
      {...(acting === 'allowed' && { footer: <CanaryActions seen={seen} /> })}
    >
      <p>
        {texts.since} <Moment at={canary.since} /> · {texts.begunBy(canary.by)}
      </p>
      <ul className={styles.canaryBuilds}>
        {canary.builds.map(({ name, version }) => (
          <li key={name}>
            {nameOf(name)} <Version version={version} />
          </li>
        ))}
      </ul>
      <CanaryFigures />
      {acting === 'admins-only' && <p>{texts.adminsOnly}</p>}
    </Card>
  );
}
