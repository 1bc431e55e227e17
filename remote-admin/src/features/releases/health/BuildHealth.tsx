import { formatNumber, formatPercent, formatSeconds } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { BuildHealth as Facts } from '@camp/contracts/releases';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useAppName } from '#features/releases/useAppName.ts';
import { Version } from '#features/releases/Version.tsx';
import { messages } from './messages.ts';
import styles from './BuildHealth.module.css';
import { shareOf } from './share-of.ts';
import { Violations } from './Violations.tsx';

/** One build: how often it loaded and failed, how fast, what failed and what the policy kept out. */
export function BuildHealth({ build }: { build: Facts }) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const language = useLanguage();
  const hasLoads = build.loads + build.failures > 0;

  return (
    <li className={styles.build}>
      <p className={styles.name}>
        <strong>{nameOf(build.name)}</strong> <Version version={build.version} />
        {build.channel === 'canary' && <Badge tone="warning">{texts.canary}</Badge>}
      </p>
      {hasLoads && (
        <>
          <p>{texts.loads(formatNumber(build.loads, language))}</p>
          <p>
            {texts.failures(
              formatNumber(build.failures, language),
              formatPercent(shareOf(build), language),
            )}
          </p>
        </>
      )}
      {build.p75_ms !== null && <p>{texts.speed(formatSeconds(build.p75_ms, language))}</p>}
      {!hasLoads && build.violations.length === 0 && <p>{texts.noneTold}</p>}
      <Failures failed={build.failed} />
      <Violations title={texts.violationsTitle} violations={build.violations} />
    </li>
  );
}

function Failures({ failed }: Pick<Facts, 'failed'>) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const phases: Readonly<Record<string, string>> = texts.phases;
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  if (failed.length === 0) return null;

  return (
    <div className={styles.list}>
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
