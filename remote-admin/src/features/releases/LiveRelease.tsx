import type { Generation } from '@camp/contracts/releases';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatBytes } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Card } from '@camp/ui/layout/Card';
import { Moment } from '#display/Moment.tsx';
import { messages } from './messages.ts';
import styles from './releases.module.css';
import { useAppName } from './useAppName.ts';
import { Version } from './Version.tsx';

/** What every visitor gets now, build by build. */
export function LiveRelease({ live }: { live: Generation }) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const language = useLanguage();

  return (
    <Card title={texts.live(live.generation)}>
      <p>
        {texts.since} <Moment at={live.created_at} /> · {texts.publishedBy(live.by)}
      </p>
      <dl className={styles.builds}>
        {live.builds.map(({ name, version, is_new, bytes }) => (
          <div key={name} className={styles.build}>
            <dt>{nameOf(name)}</dt>
            <dd>
              <Version version={version} isNew={is_new} />
              {bytes !== null && (
                <span className={styles.buildSize}>{formatBytes(bytes, language)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
