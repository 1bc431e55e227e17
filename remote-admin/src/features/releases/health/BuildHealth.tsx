import { stableChannel } from '@camp/contracts/site/channel';
import type { BuildHealth as BuildHealthData } from '@camp/contracts/staff/releases';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMilliseconds, formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useAppName } from '#features/releases/app-names.ts';
import styles from '#features/releases/releases.module.css';
import { Version } from '#features/releases/Version.tsx';
import { AppVisitorsFailed } from '#features/releases/VisitorsFailed.tsx';
import { messages, useFailureWords } from './messages.ts';

/** One build: its loads and failures, its speed, what failed and what the security policy blocked. */
export function BuildHealth({ build }: { build: BuildHealthData }) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const language = useLanguage();
  const hasReports = build.loads + build.failures > 0 || build.served;

  return (
    <li className={styles.health}>
      <p className={styles.healthName}>
        <strong>{nameOf(build.name)}</strong> <Version version={build.version} />
        {build.channel !== stableChannel && <Badge tone="warning">{texts.canary}</Badge>}
      </p>
      {build.served && (
        <p>
          <AppVisitorsFailed served={build.served} isCanary={build.channel !== stableChannel} />
        </p>
      )}
      {build.p75_ms !== null && build.served?.visitors !== 0 && (
        <p>{texts.speed({ time: formatMilliseconds(build.p75_ms, language) })}</p>
      )}
      {!hasReports && build.violations.length === 0 && <p>{texts.noneTold}</p>}
      <Failures failed={build.failed} />
      <Violations title={texts.violationsTitle} violations={build.violations} />
    </li>
  );
}

/** Lists what failed, by phase and reason. */
export function Failures({ failed }: Pick<BuildHealthData, 'failed'>) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const words = useFailureWords();
  if (failed.length === 0) return null;

  return (
    <div className={styles.counts}>
      <p>{texts.failedTitle}</p>
      <ul>
        {failed.map(({ phase, reason, count }) => (
          <li key={`${phase} ${reason}`}>
            {words(phase, reason)} · {formatNumber(count, language)}
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
