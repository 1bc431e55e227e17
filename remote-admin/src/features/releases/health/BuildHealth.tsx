import { stableChannel } from '@camp/contracts/site/channel';
import type { BuildHealth as BuildHealthData } from '@camp/contracts/staff/releases';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber, formatSeconds } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { failuresText, useAppName } from '#features/releases/messages.ts';
import styles from '#features/releases/releases.module.css';
import { Version } from '#features/releases/Version.tsx';
import { messages } from './messages.ts';

/** One build: its loads and failures, its speed, what failed and what the security policy blocked. */
export function BuildHealth({ build }: { build: BuildHealthData }) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const language = useLanguage();
  const hasLoads = build.loads + build.failures > 0;

  return (
    <li className={styles.health}>
      <p className={styles.healthName}>
        <strong>{nameOf(build.name)}</strong> <Version version={build.version} />
        {build.channel !== stableChannel && <Badge tone="warning">{texts.canary}</Badge>}
      </p>
      {hasLoads && (
        <>
          <p>{texts.loads({ count: formatNumber(build.loads, language) })}</p>
          <p>{texts.failures({ failed: failuresText(build, language) })}</p>
        </>
      )}
      {build.p75_ms !== null && (
        <p>{texts.speed({ time: formatSeconds(build.p75_ms, language) })}</p>
      )}
      {!hasLoads && build.violations.length === 0 && <p>{texts.noneTold}</p>}
      <Failures failed={build.failed} />
      <Violations title={texts.violationsTitle} violations={build.violations} />
    </li>
  );
}

function Failures({ failed }: Pick<BuildHealthData, 'failed'>) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const phases: Readonly<Record<string, string>> = texts.phases;
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  if (failed.length === 0) return null;

  return (
    <div className={styles.counts}>
      <p>{texts.failedTitle}</p>
      <ul>
        {failed.map(({ phase, reason, count }) => (
          <li key={`${phase} ${reason}`}>
            {phases[phase] ?? phase} · {reasons[reason] ?? reason} · {formatNumber(count, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ViolationsProps extends Pick<BuildHealthData, 'violations'> {
  title: string;
}

/** Lists what the security policy blocked, by directive. */
export function Violations({ title, violations }: ViolationsProps) {
  const language = useLanguage();
  if (violations.length === 0) return null;

  return (
    <div className={styles.counts}>
      <p>{title}</p>
      <ul>
        {violations.map(({ directive, count }) => (
          <li key={directive}>
            <code>{directive}</code> · {formatNumber(count, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
