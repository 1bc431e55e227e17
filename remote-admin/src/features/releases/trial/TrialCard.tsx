import type { Trial } from '@camp/contracts/releases';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Moment } from '#display/Moment.tsx';
import { TrialActs } from '#features/releases/acts/TrialActs.tsx';
import { useFormats } from '#features/releases/useFormats.ts';
import { usePartName } from '#features/releases/usePartName.ts';
import { Version } from '#features/releases/Version.tsx';
import { messages } from './messages.ts';
import styles from './TrialCard.module.css';
import { TrialFigures } from './TrialFigures.tsx';

interface Props {
  trial: Trial;
  acting: 'allowed' | 'admins-only' | 'not-set-up';
  /** The generation that it is a part of. */
  seen: number;
}

/** What some visitors get instead, how it fares beside the rest, and what to do about it. */
export function TrialCard({ trial, acting, seen }: Props) {
  const texts = useMessages(messages);
  const nameOf = usePartName();
  const { percent } = useFormats();

  return (
    <Card
      title={texts.title(percent(trial.percentage / 100))}
      {...(acting === 'allowed' && { footer: <TrialActs seen={seen} /> })}
    >
      <p>
        {texts.since} <Moment at={trial.since} /> · {texts.begunBy(trial.by)}
      </p>
      <ul className={styles.parts}>
        {trial.parts.map(({ name, version }) => (
          <li key={name}>
            {nameOf(name)} <Version version={version} />
          </li>
        ))}
      </ul>
      <TrialFigures />
      {acting === 'admins-only' && <p>{texts.adminsOnly}</p>}
    </Card>
  );
}
