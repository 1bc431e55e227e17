import { formatPercent } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { Canary } from '@camp/contracts/releases';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Moment } from '#display/Moment.tsx';
import { CanaryActs } from '#features/releases/acts/CanaryActs.tsx';
import { useAppName } from '#features/releases/useAppName.ts';
import { Version } from '#features/releases/Version.tsx';
import { messages } from './messages.ts';
import styles from './CanaryCard.module.css';
import { CanaryFigures } from './CanaryFigures.tsx';

interface Props {
  canary: Canary;
  acting: 'allowed' | 'admins-only' | 'not-set-up';
  /** The generation that it is a part of. */
  seen: number;
}

/** What some visitors get instead, how it fares beside the rest, and what to do about it. */
export function CanaryCard({ canary, acting, seen }: Props) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const language = useLanguage();

  return (
    <Card
      title={texts.title(formatPercent(canary.percentage / 100, language))}
      {...(acting === 'allowed' && { footer: <CanaryActs seen={seen} /> })}
    >
      <p>
        {texts.since} <Moment at={canary.since} /> · {texts.begunBy(canary.by)}
      </p>
      <ul className={styles.builds}>
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
