import type { PartHealth as Facts } from '@camp/contracts/releases';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useFormats } from '#features/releases/useFormats.ts';
import { usePartName } from '#features/releases/usePartName.ts';
import { Version } from '#features/releases/Version.tsx';
import { messages } from './messages.ts';
import styles from './PartHealth.module.css';
import { shareOf } from './share-of.ts';
import { Violations } from './Violations.tsx';

/** One part: how often it loaded and failed, how fast, what failed and what the policy kept out. */
export function PartHealth({ part }: { part: Facts }) {
  const texts = useMessages(messages);
  const nameOf = usePartName();
  const { count, percent, seconds } = useFormats();
  const hasLoads = part.loads + part.failures > 0;

  return (
    <li className={styles.part}>
      <p className={styles.name}>
        <strong>{nameOf(part.name)}</strong> <Version version={part.version} />
        {part.channel === 'canary' && <Badge tone="warning">{texts.canary}</Badge>}
      </p>
      {hasLoads && (
        <>
          <p>{texts.loads(count(part.loads))}</p>
          <p>{texts.failures(count(part.failures), percent(shareOf(part)))}</p>
        </>
      )}
      {part.p75_ms !== null && <p>{texts.speed(seconds(part.p75_ms))}</p>}
      {!hasLoads && part.violations.length === 0 && <p>{texts.noneTold}</p>}
      <Failures failed={part.failed} />
      <Violations title={texts.violationsTitle} violations={part.violations} />
    </li>
  );
}

function Failures({ failed }: Pick<Facts, 'failed'>) {
  const texts = useMessages(messages);
  const { count: shown } = useFormats();
  const phases: Readonly<Record<string, string>> = texts.phases;
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  if (failed.length === 0) return null;

  return (
    <div className={styles.list}>
      <p>{texts.failedTitle}</p>
      <ul>
        {failed.map(({ phase, reason, count }) => (
          <li key={`${phase} ${reason}`}>
            {phases[phase] ?? phase} · {reasons[reason] ?? reason} · {shown(count)}
          </li>
        ))}
      </ul>
    </div>
  );
}
