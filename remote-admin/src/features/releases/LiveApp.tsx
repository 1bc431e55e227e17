import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Generation, listReleases } from '@camp/contracts/staff/releases';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatBytes, formatPercent } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { ComponentProps } from 'react';
import { useAppName } from './app-names.ts';
import { Violations } from './health/BuildHealth.tsx';
import type { Row } from './live-rows.ts';
import { messages } from './messages.ts';
import styles from './releases.module.css';
import { broughtIn, Commit, Version } from './Version.tsx';

type List = CallResult<typeof listReleases>;

interface Props extends Pick<List, 'history' | 'deprecated'> {
  row: Row;
  live: Generation;
  commitUrl: List['commit_url'];
}

/** The app, its version and where that came from, and marks where something is out of the ordinary. */
export function LiveApp({ row, live, history, deprecated, commitUrl }: Props) {
  const language = useLanguage();
  const nameOf = useAppName();
  const texts = useMessages(messages);
  const { app, version, commit, bad, bytes, build, percentage, health } = row;
  const share = percentage === undefined ? null : formatPercent(percentage / 100, language);

  return (
    <span className={styles.app}>
      <strong>{nameOf(app)}</strong>
      {share && <Badge tone="warning">{texts.canaryFor({ percent: share })}</Badge>}
      <Version version={version} bad={bad} brought={isBack(live, build, history) && 'back'} />
      <SizeAndCommit bytes={bytes ?? null} commit={commit} commitUrl={commitUrl} />
      <Deprecated uses={deprecated?.filter((use) => use.app === app && use.version === version)} />
      {health && <Violations title={texts.violations} violations={health.violations} />}
    </span>
  );
}

interface SizeAndCommitProps extends ComponentProps<typeof Commit> {
  bytes: number | null;
}

function SizeAndCommit({ bytes, commit, commitUrl }: SizeAndCommitProps) {
  const language = useLanguage();
  if (bytes === null && !commit) return null;

  return (
    <small className={styles.served}>
      {bytes !== null && formatBytes(bytes, language)}
      {bytes !== null && commit && ' · '}
      <Commit commit={commit} commitUrl={commitUrl} />
    </small>
  );
}

const isBack = (live: Generation, build: Row['build'], history: Props['history']): boolean =>
  build !== undefined && broughtIn(live, build, history) === 'back';

/** Calls in which a build names a parameter as it was called before. */
function Deprecated({ uses }: { uses: List['deprecated'] }) {
  const texts = useMessages(messages).deprecated;
  if (!uses || uses.length === 0) return null;

  return (
    <div className={styles.reasons}>
      <Badge tone="warning">{texts.title}</Badge>
      <ul>
        {uses.map(({ call, older, name }) => (
          <li key={`${call} ${older}`}>
            <code>{call}</code> {texts.older({ older, name })}
          </li>
        ))}
      </ul>
    </div>
  );
}
